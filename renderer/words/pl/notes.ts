import type { notes as english } from '../en/notes.ts';

export const notes = {
  'loss.title': 'Poddać tę partię?',
  'loss.text': 'To rozdanie jest już rozpoczęte. Po nowym rozdaniu ta partia będzie się liczyć jako przegrana.',
  'loss.text-kept':
    'Masz już rozpoczęte inne rozdanie tego pasjansa. Jeśli wybierzesz to, tamto będzie się liczyć jako przegrane.',
  'loss.yes': 'Poddaj',
  'loss.no': 'Graj dalej',

  'stuck.name': 'Partia przegrana',
  'stuck.no-move': 'Nie ma już żadnego ruchu. Po nowym rozdaniu ta partia będzie się liczyć jako przegrana.',
  'stuck.nothing-new':
    'Pozostałe ruchy prowadzą tylko do wcześniejszych pozycji. Po nowym rozdaniu ta partia będzie się liczyć jako przegrana.',
  'stuck.no-win': 'Tej partii nie da się już wygrać. Po nowym rozdaniu będzie się liczyć jako przegrana.',
  'stuck.undo': 'Cofnij',
  'stuck.restart': 'Od nowa',
  'stuck.new': 'Nowe rozdanie',

  'elsewhere.title': 'Otwarte w innym oknie',
  'elsewhere.text': '{game}: gra toczy się w tamtym oknie. Gdy wybierzesz tam coś innego, wróci tutaj.',
  'elsewhere.choose': 'Wybierz innego pasjansa',
  'elsewhere.back': 'Wróć: {game}',

  'won.title': 'Wygrana',
  'won.text': '{game}, {deal, plural, =0 {własne rozdanie} other {rozdanie {deal}}}',
  'won.time': 'Czas',
  'won.moves': 'Ruchy',
  'won.par-ask': 'Najkrótsza znana wygrana',
  'won.par-looking': 'Szukanie krótkiej wygranej…',
  'won.par':
    'Liczba ruchów najkrótszej znanej wygranej: {par, number}, twojej: {mine, number}, licząc karty odłożone samoczynnie.',
  'won.par-met':
    'Nie jest znana wygrana krótsza od twojej. Liczba ruchów: {mine, number}, licząc karty odłożone samoczynnie.',
  'won.score': 'Punkty',
  'won.best': 'Rekord: {value}',
  'won.new': 'Nowe rozdanie',
  'won.statistics': 'Statystyki',
  'won.shown': 'Wygrana z pomocą: ta partia nie liczy się do czasów, serii ani celów.',
  'won.watch': 'Obejrzyj',
  'won.share': 'Udostępnij',
  'won.shared': 'Skopiowano',
  'won.first': 'Pierwsza wygrana w tym pasjansie',
  'won.best-time': 'Najlepszy czas',
  'won.fewest-moves': 'Najmniej ruchów',
  'won.five': 'Wygrane pasjanse dnia: {won, number} z pięciu',
  'won.row': 'Wygrane z rzędu: {games, number}',
  'won.hard': 'Trudne rozdanie',
  'won.very-hard': 'Bardzo trudne rozdanie',
  'won.rare': 'Wygrać można około {of, plural, =2 {połowy} other {{n, number} na {of, number}}} takich rozdań.',
  'won.quick-rare':
    'Prosty gracz komputerowy wygrywa około {of, plural, =2 {połowy} other {{n, number} na {of, number}}} takich rozdań.',
  'won.quick-never': 'Prosty gracz komputerowy nie wygrał żadnej partii w takich rozdaniach (prób: {games, number}).',

  'paused.title': 'Pauza',
  'paused.go-on': 'Graj dalej',
} as const satisfies Partial<Record<keyof typeof english, string>>;
