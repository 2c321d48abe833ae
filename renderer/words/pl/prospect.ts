import type { prospect as english } from '../en/prospect.ts';

export const prospect = {
  'prospect.won': 'Da się wygrać',
  'prospect.lost': 'Przegrane od ruchu {move, number}',
  'prospect.lost-by': 'Przegrane, najpóźniej od ruchu {move, number}',
  'prospect.lost-deal': 'Tego rozdania nie dało się wygrać',
  'prospect.chance': 'To, czy da się wygrać, zależy od losu',
  'prospect.open': 'Nie wiadomo, czy da się wygrać',
  'prospect.searching': 'Sprawdzanie, czy da się wygrać',
  'prospect.back': '{prospect}. Wróć do chwili, gdy dało się wygrać',
  'prospect.chip': '{prospect} – wróć',
  'prospect.show': '{prospect}. Pokaż rozwiązanie',
  'prospect.still-won': 'Z tej pozycji da się wygrać.',
  'prospect.looking': 'Szukanie ostatniej pozycji, którą dało się wygrać…',
  'prospect.went-back': 'Powrót do pozycji po ruchu {move, number}: stamtąd da się wygrać.',
  'prospect.never': 'Tego rozdania nie da się wygrać.',
  'prospect.nowhere': 'Nie jest znana żadna pozycja tej partii, którą da się wygrać.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
