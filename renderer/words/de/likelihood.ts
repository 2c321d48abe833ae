export const likelihood = {
  'command.likelihood': 'Wie wahrscheinlich ist ein Gewinn?',
  'menu.likelihood': '&Wie wahrscheinlich ist ein Gewinn?',
  'likely.title': 'Wie wahrscheinlich ist ein Gewinn?',
  'likely.text':
    'Wie viele Spiele jeder Patience sich gewinnen lassen und wie viele ein einfacher Computerspieler gewinnt: {games, number} Patiencen, jede so, wie man sie üblicherweise spielt.',
  'likely.picture':
    'Alle Patiencen nach der Wahrscheinlichkeit eines Gewinns. Die Pfeiltasten führen von Punkt zu Punkt, die Eingabetaste öffnet eine Patience.',
  'likely.point':
    'Zeige auf einen Punkt oder drücke eine Pfeiltaste, um zu sehen, welche Patience es ist. Ein Klick oder die Eingabetaste öffnet ihre Seite.',
  'likely.dot': '{game}. Gewinnbar: {share}. Der Computerspieler gewinnt {simple}.',
  'likely.across': 'Gewinnbare Spiele',
  'likely.upwards': 'Vom Computerspieler gewonnen',
  'likely.undecided': 'Ungeklärt',
  'likely.table': 'Alle Patiencen',
  'likely.count': '{count} Patiencen',
  'likely.csv': 'Als CSV speichern',
  'likely.method': 'So wurde gemessen',
  'likely.method-dots': 'Jeder Punkt ist eine Patience.',
  'likely.method-deals':
    'Die Spiele 1, 2, 3 und so weiter, {least, number} bis {most, number} je Patience, wurden mit allen Karten offen durchsucht.',
  'likely.method-won':
    'Als gewinnbar gilt ein Spiel nur, wenn ein Gewinn gefunden und nach den Regeln nachgespielt wurde.',
  'likely.method-lost': 'Als verloren gilt es nur, wenn die Suche alles versucht hat, worauf es ankommen könnte.',
  'likely.method-open': 'Was sie innerhalb ihrer Grenzen nicht klären konnte, bleibt offen.',
  'likely.method-share':
    'Solange wenige Spiele ungeklärt sind, steht hier die Mitte des Möglichen; wo es viele sind, das Mindeste, das feststeht, und der Punkt ist hohl.',
  'likely.method-hidden': 'Wer die verdeckten Karten nicht kennt, gewinnt seltener.',
  'likely.method-simple':
    'Der einfache Computerspieler macht den Zug, der am besten aussieht, denkt nicht weiter und nimmt nichts zurück.',
  'likely.method-interval':
    'Die Spannen sind 95-%-Intervalle: In neunzehn von zwanzig Fällen liegt der wahre Anteil darin.',
  'likely.method-same':
    'Dasselbe Programm liefert auf jedem Rechner dieselben Zahlen; niemandes Spiele wurden dafür verwendet.',
  'likely.shuffle': 'Wird fair gemischt?',
  'likely.shuffle-text':
    'Das Mischen kennt nur die Nummer des Spiels: nicht, wer spielt, nicht die Patience und nicht, wie es bisher gelaufen ist. Gib damit eine Million Spiele, ab einer beliebigen Nummer, und sieh nach, wie gleichmäßig sie sind.',
  'likely.shuffle-chosen': 'Spiele werden nur ausgesucht, wenn du gewinnbare oder eine Schwierigkeit verlangst.',
  'likely.shuffle-begin': 'Eine Million Spiele geben',
  'likely.shuffle-working': 'Spiele werden gegeben',
  'likely.shuffle-deals': 'Spiele {first, number} bis {last, number}',
  'likely.shuffle-asked': 'Gezählt',
  'likely.shuffle-x2': 'X² (im Mittel)',
  'likely.shuffle-x2-of': '{x2, number} ({average, number})',
  'likely.shuffle-chance': 'So viel oder mehr durch Zufall',
  'likely.shuffle-places': 'Jede Karte an jeder Stelle',
  'likely.shuffle-firsts': 'Die ersten zwei Karten',
  'likely.shuffle-kept': 'Karten, die an ihrer Stelle blieben',
  'likely.shuffle-colours': 'Karten einer Farbe (rot oder schwarz) in Folge',
  'likely.shuffle-read':
    'X² sagt, wie weit das Gezählte vom Gleichmaß entfernt ist, die letzte Spalte, wie oft sich ein vollkommen faires Mischen ebenso weit entfernt: Möglich ist alles, aber ein Anteil nahe 0 %, und das jedes Mal, spräche gegen das Mischen.',
  'odds.about':
    'Etwa {of, plural, =2 {die Hälfte der Spiele} other {{n, number} von {of, number} Spielen}} ({between})',
  'odds.nearly-all': 'Fast alle Spiele ({between})',
  'odds.at-least': 'Mindestens {of, plural, =2 {die Hälfte der Spiele} other {{n, number} von {of, number} Spielen}}',
  'odds.none': 'Keines der {deals, number} untersuchten Spiele',
  'odds.all': 'Alle {deals, number} untersuchten Spiele',
  'odds.with-undecided':
    '{share}; {of, plural, =1 {fast alle} =2 {die Hälfte} other {{n, number} von {of, number}}} ungeklärt',
};
