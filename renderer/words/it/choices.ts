/** Labels of the games' options and answers in Italian, by the engine's English labels. */
export const choices: Readonly<Record<string, string>> = {
  'Three card deals': 'Tre carte alla volta',
  'Single card deals': 'Una carta alla volta',
  'No redeals': 'Un solo giro del tallone',
  'One redeal': 'Un altro giro del tallone',
  'Two redeals': 'Altri due giri del tallone',
  'Unlimited redeals': 'Giri senza limite',
  Redeals: 'Giri in più',
  Year: 'Anno',
  'To win': 'Per vincere',
  'Remove the pyramid': 'Togliere la piramide',
  'Remove all the cards': 'Togliere tutte le carte',
  Dealing: 'Distribuzione',
  'Cards turned at a time': 'Carte alla volta',
  Scoring: 'Punteggio',
  'Cards home': 'Carte sulle basi',
  Standard: 'Standard',
  Vegas: 'Vegas',
  'Standard, one card': 'Standard, una carta',
  'Standard, three cards': 'Standard, tre carte',
  'Vegas, one card': 'Vegas, una carta',
  'Vegas, three cards': 'Vegas, tre carte',
  Autoplay: 'Gioco automatico',
  'Automatic moves to the foundations': 'Le carte vanno alle basi da sole',
  'Allow temporary spots use': 'Si possono usare le celle',

  'Empty piles take any card': 'Le colonne vuote accettano qualsiasi carta',
  'Randomly Placed Gaps on Redeal': 'Vuoti a caso alla ridistribuzione',
  Building: 'Costruzione',
  'Same suit': 'Stesso seme',
  'Alternating colors': 'Alternando rosso e nero',

  Foundations: 'Basi',
  'Six Foundations': 'Sei basi',
  'Five Foundations': 'Cinque basi',
  'Four Foundations': 'Quattro basi',

  Suits: 'Semi',
  'Four Suits': 'Quattro semi',
  'Two Suits': 'Due semi',
  'One Suit': 'Un seme',

  'Cards of a match': 'Carte per gruppo',
  '2 cards, 1 suit': '2 carte, 1 seme',
  '2 cards, 2 suits': '2 carte, 2 semi',
  '3 cards, 1 suit': '3 carte, 1 seme',
  '3 cards, 2 suits': '3 carte, 2 semi',
  '3 cards, 3 suits': '3 carte, 3 semi',
  '4 cards, 1 suit': '4 carte, 1 seme',
  '4 cards, 2 suits': '4 carte, 2 semi',
  '4 cards, 3 suits': '4 carte, 3 semi',
  '4 cards, 4 suits': '4 carte, 4 semi',
  Matches: 'Gruppi',
  '26 (two packs)': '26 (due mazzi)',
  'Closed deal: row by row': 'Carte coperte: fila per fila',
  'Ignore suits when stacking': 'Nel costruire i semi non contano',
  '1 suit, 10 matches, 4 columns': '1 seme, 10 gruppi, 4 colonne',
  '1 suit, 13 matches, 4 columns': '1 seme, 13 gruppi, 4 colonne',
  '1 suit, 26 matches, 4 columns': '1 seme, 26 gruppi, 4 colonne',
  '2 suits, 10 matches, 4 columns': '2 semi, 10 gruppi, 4 colonne',
  '2 suits, 13 matches, 5 columns': '2 semi, 13 gruppi, 5 colonne',
  '2 suits, 26 matches, 5 columns': '2 semi, 26 gruppi, 5 colonne',
  '3 suits, 10 matches, 5 columns': '3 semi, 10 gruppi, 5 colonne',
  '3 suits, 13 matches, 5 columns': '3 semi, 13 gruppi, 5 colonne',
  '3 suits, 26 matches, 5 columns': '3 semi, 26 gruppi, 5 colonne',

  'Shuffle mode': 'Le carte posate si possono scambiare',
  'Progressive Rounds': 'Giri progressivi',
  'Multiplier Scoring': 'Le serie moltiplicano i punti',

  'Deal one by one': 'Distribuire una alla volta',
  'Only aces fill gaps': 'Solo gli assi riempiono i vuoti',
  'Tournament of five hands': 'Torneo di cinque mani',
  'Kings keep their order': 'I re mantengono il loro ordine',
  Cells: 'Celle',
  ...counted(10, ['cell', 'cells'], ['cella', 'celle']),
  Columns: 'Colonne',
  ...counted(10, ['column', 'columns'], ['colonna', 'colonne']),

  // Variants of Terrace are separate games, and keep their names.
  Variation: 'Variante',
  Terrace: 'Terrace',
  "General's Patience": 'General’s Patience',
  'Falling Stars': 'Falling Stars',
  Signora: 'Signora',
  Redheads: 'Redheads',
  'Blondes and Brunettes': 'Blondes and Brunettes',
  Wood: 'Wood',
};

type Forms = readonly [one: string, more: string];

/** Translates labels with numbers from 1 to `most`: `3 cells` to `3 celle`. */
function counted(most: number, [one, more]: Forms, [single, several]: Forms): Record<string, string> {
  const counts = Array.from({ length: most - 1 }, (_, at) => at + 2);
  return { [`1 ${one}`]: `1 ${single}`, ...Object.fromEntries(counts.map((n) => [`${n} ${more}`, `${n} ${several}`])) };
}
