import type { guarding as english } from '../en/guarding.ts';

export const guarding = {
  'guard.group': 'Ajuda durante o jogo',
  'settings.guard': 'Perguntar antes de um movimento que põe a perder uma vitória certa: uma ajuda que fica anotada',
  'settings.hintDegrees': 'Dar cada dica aos poucos: primeiro onde, depois qual carta, depois o movimento',
  'guard.asked': 'Isso poria a perder uma vitória certa. Faça o mesmo de novo para jogar assim mesmo.',
  'guard.where': 'Um movimento começa aqui: {pile}.',
  'guard.card': 'Deve se mover esta carta: {card}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
