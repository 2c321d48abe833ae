import type { deals as english } from '../en/deals.ts';

export const deals = {
  'options.title': 'Varianten von {game}',
  'options.none': '{game} wird nur auf eine Art gespielt.',
  'options.preset': 'Bekannte Varianten',
  'options.preset-none': 'Eine eigene',
  'options.now': 'Eine Änderung gibt sofort neu: noch ist nichts gespielt.',
  'options.later': 'Das Spiel läuft: was hier gewählt wird, gilt ab dem nächsten.',
  'options.pending': 'Für das nächste Spiel gewählt.',
  'options.deal': 'Jetzt neu geben',

  'deal.title': 'Spiel wählen',
  'deal.number': 'Spielnummer',
  'deal.range': 'Von 1 bis {most, number}',
  'deal.previous': 'Voriges',
  'deal.next': 'Nächstes',
  'deal.today': 'Tagesspiel',
  'deal.random': 'Beliebiges',
  'deal.play': 'Dieses Spiel geben',
  'deal.loss': 'Das Spiel auf dem Tisch ist begonnen: ein anderes zählt es als Niederlage.',
  'deal.wrong': 'Das ist keine Spielnummer.',
} as const satisfies Record<keyof typeof english, string>;
