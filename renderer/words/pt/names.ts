/** What players of Brazilian Portuguese call the games that have a name of their own there, by their ids. */
export const names: Readonly<Record<string, string>> = {
  clock: 'Relógio',
  'forty-thieves': 'Quarenta Ladrões',
  golf: 'Golfe',
  scorpion: 'Escorpião',
  spider: 'Paciência Spider',
  pyramid: 'Pirâmide',
};
