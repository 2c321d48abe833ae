import type { guarding as english } from '../en/guarding.ts';

export const guarding = {
  'guard.group': 'Ajuda durante o jogo',
  'settings.guard': 'Perguntar antes de uma jogada que põe a perder uma vitória certa (fica anotado como ajuda)',
  'settings.ghost': 'Correr contra seu melhor jogo com estas cartas, ou contra um compartilhado',
  'ghost.mine':
    '{mine, plural, one {# carta subiu} other {# cartas subiram}}; seu melhor jogo tinha {theirs, number} neste momento',
  'ghost.friend':
    '{mine, plural, one {# carta subiu} other {# cartas subiram}}; o jogo compartilhado tinha {theirs, number} neste momento',
  'settings.hintDegrees': 'Dar as dicas aos poucos: primeiro onde, depois qual carta, depois a jogada',
  'settings.oneTry': 'Uma só tentativa: sem desfazer, sem recomeçar, sem dicas nem solucionador',
  'guard.one-try': 'Uma só tentativa: nada pode ser desfeito e não há ajuda. Você pode mudar isso nas configurações.',
  'guard.asked': 'Isso poria a perder uma vitória certa. Faça a mesma jogada de novo para jogar assim mesmo.',
  'guard.where': 'Comece aqui: {pile}.',
  'guard.card': 'Mova esta carta: {card}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
