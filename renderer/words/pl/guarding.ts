import type { guarding as english } from '../en/guarding.ts';

export const guarding = {
  'guard.group': 'Pomoc w grze',
  'settings.guard': 'Pytaj przed ruchem, który zaprzepaszcza pewną wygraną (odnotowywane jako pomoc)',
  'settings.hintDegrees': 'Podpowiadaj stopniowo: najpierw gdzie, potem która karta, potem ruch',
  'guard.asked': 'To zaprzepaściłoby pewną wygraną. Powtórz ten sam ruch, aby mimo to go wykonać.',
  'guard.where': 'Zacznij tutaj: {pile}.',
  'guard.card': 'Przenieś tę kartę: {card}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
