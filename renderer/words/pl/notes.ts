import type { notes as english } from '../en/notes.ts';

export const notes = {
  'loss.title': 'Poddać tę partię?',
  'loss.text': 'To rozdanie jest już rozpoczęte. Nowe oznacza poddanie go, a to liczy się jako przegrana.',
  'loss.text-kept':
    'Inne rozdanie tego pasjansa jest już rozpoczęte. To zajmie jego miejsce, a tamto liczy się jako przegrana.',
  'loss.yes': 'Nowe rozdanie',
  'loss.no': 'Graj dalej',

  'stuck.name': 'Rozdanie przegrane',
  'stuck.no-move': 'Nie ma już ruchu. Po nowym rozdaniu to liczy się jako przegrana.',
  'stuck.nothing-new':
    'Wszystko, co zostało, przywraca tylko to, co już było. Po nowym rozdaniu to liczy się jako przegrana.',
  'stuck.undo': 'Cofnij',
  'stuck.restart': 'Od nowa',
  'stuck.new': 'Nowe rozdanie',

  'elsewhere.title': 'Otwarty w innym oknie',
  'elsewhere.text': '{game}: gra toczy się w tamtym oknie. Gdy zostanie tam opuszczona, wróci tutaj.',
  'elsewhere.choose': 'Wybierz innego pasjansa',
  'elsewhere.back': 'Wróć: {game}',

  'won.title': 'Wygrana',
  'won.text': '{game}, {deal, plural, =0 {własne rozdanie} other {rozdanie {deal}}}',
  'won.time': 'Czas',
  'won.moves': 'Ruchy',
  'won.score': 'Punkty',
  'won.new': 'Nowe rozdanie',
  'won.statistics': 'Statystyka',
  'won.shown': 'Wygrana z pomocą: ta gra nie liczy się do czasów, serii ani celów.',
  'won.watch': 'Obejrzyj',
  'won.share': 'Udostępnij',
  'won.first': 'Pierwsza wygrana w tym pasjansie',
  'won.best-time': 'Najlepszy czas',
  'won.fewest-moves': 'Najmniej ruchów',
  'won.row': 'Wygrane z rzędu: {games, number}',
  'won.hard': 'Trudne rozdanie',
  'won.very-hard': 'Bardzo trudne rozdanie',
  'won.one-in': 'Wygrać można około 1 na {n, number} takich rozdań.',
  'won.quick-one-in': 'Szybki gracz wygrywa około 1 na {n, number} takich rozdań.',
  'won.quick-never': 'Szybki gracz nie wygrał żadnej partii w takich rozdaniach (prób: {games, number}).',

  'paused.title': 'Pauza',
  'paused.go-on': 'Graj dalej',
} as const satisfies Partial<Record<keyof typeof english, string>>;
