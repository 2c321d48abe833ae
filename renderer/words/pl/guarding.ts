import type { guarding as english } from '../en/guarding.ts';

export const guarding = {
  'guard.group': 'Pomoc w grze',
  'settings.guard': 'Pytaj przed ruchem, który zaprzepaszcza pewną wygraną: pomoc, która jest odnotowywana',
  'settings.hintDegrees': 'Podpowiedź po kawałku: najpierw gdzie, potem która karta, potem ruch',
  'guard.asked': 'To zaprzepaściłoby pewną wygraną. Zrób to samo jeszcze raz, aby mimo to zagrać.',
  'guard.where': 'Tu zaczyna się ruch: {pile}.',
  'guard.card': 'Ta karta ma się ruszyć: {card}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
