/** Labels of the games' options and answers in German, by the engine's English labels. */
export const choices: Readonly<Record<string, string>> = {
  'Three card deals': 'Drei Karten auf einmal',
  'Single card deals': 'Eine Karte auf einmal',
  'No redeals': 'Kein Neugeben',
  'Two redeals': 'Zweimal neu geben',
  'Unlimited redeals': 'Beliebig oft neu geben',
  Year: 'Jahr',
  'To win': 'Gewonnen ist',
  'Remove the pyramid': 'Die Pyramide abräumen',
  'Remove all the cards': 'Alle Karten abräumen',
  Redeals: 'Neugeben',
  Dealing: 'Geben',
  'Cards turned at a time': 'Karten auf einmal',
  None: 'Nie',
  'Without limit': 'Unbegrenzt',
  Scoring: 'Wertung',
  'Cards home': 'Abgelegte Karten',
  Standard: 'Standard',
  Vegas: 'Vegas',
  'Standard, one card': 'Standard, eine Karte',
  'Standard, three cards': 'Standard, drei Karten',
  'Vegas, one card': 'Vegas, eine Karte',
  'Vegas, three cards': 'Vegas, drei Karten',
  Autoplay: 'Automatisch ablegen',
  'Automatic moves to the foundations': 'Karten automatisch auf die Grundstapel legen',
  'Allow temporary spots use': 'Zellen dürfen benutzt werden',

  'Empty piles take any card': 'In leere Spalten darf jede Karte',
  'Randomly Placed Gaps on Redeal': 'Beim Neugeben liegen die Lücken zufällig',
  Building: 'Anlegen',
  'Same suit': 'Gleiche Farbe',
  'Alternating colors': 'Rot auf Schwarz, Schwarz auf Rot',

  Foundations: 'Grundstapel',
  'Six Foundations': 'Sechs Grundstapel',
  'Five Foundations': 'Fünf Grundstapel',
  'Four Foundations': 'Vier Grundstapel',

  Suits: 'Farben',
  'Four Suits': 'Vier Farben',
  'Two Suits': 'Zwei Farben',
  'One Suit': 'Eine Farbe',

  'Cards of a match': 'Karten je Gruppe',
  '2 cards, 1 suit': '2 Karten, 1 Farbe',
  '2 cards, 2 suits': '2 Karten, 2 Farben',
  '3 cards, 1 suit': '3 Karten, 1 Farbe',
  '3 cards, 2 suits': '3 Karten, 2 Farben',
  '3 cards, 3 suits': '3 Karten, 3 Farben',
  '4 cards, 1 suit': '4 Karten, 1 Farbe',
  '4 cards, 2 suits': '4 Karten, 2 Farben',
  '4 cards, 3 suits': '4 Karten, 3 Farben',
  '4 cards, 4 suits': '4 Karten, 4 Farben',
  Matches: 'Gruppen',
  '26 (two packs)': '26 (zwei Kartenspiele)',
  'Closed deal: row by row': 'Reihe für Reihe verdeckt geben',
  'Ignore suits when stacking': 'Beim Anlegen zählt die Farbe nicht',
  '1 suit, 10 matches, 4 columns': '1 Farbe, 10 Gruppen, 4 Spalten',
  '1 suit, 13 matches, 4 columns': '1 Farbe, 13 Gruppen, 4 Spalten',
  '1 suit, 26 matches, 4 columns': '1 Farbe, 26 Gruppen, 4 Spalten',
  '2 suits, 10 matches, 4 columns': '2 Farben, 10 Gruppen, 4 Spalten',
  '2 suits, 13 matches, 5 columns': '2 Farben, 13 Gruppen, 5 Spalten',
  '2 suits, 26 matches, 5 columns': '2 Farben, 26 Gruppen, 5 Spalten',
  '3 suits, 10 matches, 5 columns': '3 Farben, 10 Gruppen, 5 Spalten',
  '3 suits, 13 matches, 5 columns': '3 Farben, 13 Gruppen, 5 Spalten',
  '3 suits, 26 matches, 5 columns': '3 Farben, 26 Gruppen, 5 Spalten',

  'Shuffle mode': 'Gelegte Karten dürfen getauscht werden',
  'Progressive Rounds': 'Mehrere Runden nacheinander',
  'Multiplier Scoring': 'Folgen vervielfachen die Punkte',

  'Deal one by one': 'Karte für Karte geben',
  'Only aces fill gaps': 'In Lücken dürfen nur Asse',
  'Tournament of five hands': 'Turnier über fünf Runden',
  'Kings keep their order': 'Könige bleiben in ihrer Reihenfolge',
  Cells: 'Zellen',
  ...counted(10, ['cell', 'cells'], ['Zelle', 'Zellen']),
  Columns: 'Spalten',
  ...counted(10, ['column', 'columns'], ['Spalte', 'Spalten']),

  // Variants of Terrace are separate games, and keep their names.
  Variation: 'Spielart',
  Terrace: 'Terrace',
  "General's Patience": 'General’s Patience',
  'Falling Stars': 'Falling Stars',
  Signora: 'Signora',
  Redheads: 'Redheads',
  'Blondes and Brunettes': 'Blondes and Brunettes',
  Wood: 'Wood',
};

type Forms = readonly [one: string, more: string];

/** Translates labels with numbers from 1 to `most`: `3 cells` to `3 Zellen`. */
function counted(most: number, [one, more]: Forms, [ein, mehr]: Forms): Record<string, string> {
  const counts = Array.from({ length: most - 1 }, (_, at) => at + 2);
  return { [`1 ${one}`]: `1 ${ein}`, ...Object.fromEntries(counts.map((n) => [`${n} ${more}`, `${n} ${mehr}`])) };
}
