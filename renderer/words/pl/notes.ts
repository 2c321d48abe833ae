import type { notes as english } from '../en/notes.ts';

export const notes = {
  'loss.title': 'Poddać tę partię?',
  'loss.text': 'To rozdanie jest już rozpoczęte. Nowe oznacza poddanie go, a to liczy się jako przegrana.',
  'loss.text-kept':
    'Inne rozdanie tego pasjansa jest już rozpoczęte. To zajmie jego miejsce, a tamto liczy się jako przegrana.',
  'loss.yes': 'Nowe rozdanie',
  'loss.no': 'Graj dalej',

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

  'paused.title': 'Pauza',
  'paused.go-on': 'Graj dalej',
} as const satisfies Record<keyof typeof english, string>;
