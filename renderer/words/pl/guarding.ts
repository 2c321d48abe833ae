import type { guarding as english } from '../en/guarding.ts';

export const guarding = {
  'guard.group': 'Pomoc w grze',
  'settings.guard': 'Pytaj przed ruchem, który zaprzepaszcza pewną wygraną (odnotowywane jako pomoc)',
  'settings.ghost': 'Ścigaj się ze swoją najlepszą grą tego rozdania albo z grą udostępnioną',
  'ghost.mine': 'Karty na stosach bazowych: {mine, number}; w najlepszej grze było ich o tej porze {theirs, number}',
  'ghost.friend':
    'Karty na stosach bazowych: {mine, number}; w udostępnionej grze było ich o tej porze {theirs, number}',
  'settings.hintDegrees': 'Podpowiadaj stopniowo: najpierw gdzie, potem która karta, potem ruch',
  'settings.oneTry': 'Tylko jedna próba: bez poleceń „Cofnij” i „Od nowa”, bez podpowiedzi i solvera',
  'guard.one-try': 'Tylko jedna próba: niczego nie można cofnąć i nie ma pomocy. Możesz to zmienić w ustawieniach.',
  'guard.asked': 'To zaprzepaściłoby pewną wygraną. Powtórz ten sam ruch, aby mimo to go wykonać.',
  'guard.where': 'Zacznij tutaj: {pile}.',
  'guard.card': 'Przenieś tę kartę: {card}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
