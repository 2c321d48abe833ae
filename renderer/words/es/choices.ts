/** Labels of the games' options and answers in Spanish, by the engine's English labels. */
export const choices: Readonly<Record<string, string>> = {
  'Three card deals': 'Tres cartas cada vez',
  'Single card deals': 'Una carta cada vez',
  'No redeals': 'Una sola vuelta al mazo',
  'One redeal': 'Una vuelta más al mazo',
  'Two redeals': 'Dos vueltas más al mazo',
  'Unlimited redeals': 'Vueltas sin límite al mazo',
  Redeals: 'Vueltas adicionales',
  Dealing: 'Reparto',
  Year: 'Año',
  'To win': 'Para ganar',
  'Remove the pyramid': 'Retirar la pirámide',
  'Remove all the cards': 'Retirar todas las cartas',
  'Cards turned at a time': 'Cartas a la vez',
  Scoring: 'Puntuación',
  'Cards home': 'Cartas en las fundaciones',
  Standard: 'Estándar',
  Vegas: 'Vegas',
  'Standard, one card': 'Estándar, una carta',
  'Standard, three cards': 'Estándar, tres cartas',
  'Vegas, one card': 'Vegas, una carta',
  'Vegas, three cards': 'Vegas, tres cartas',
  Autoplay: 'Juego automático',
  'Automatic moves to the foundations': 'Las cartas suben solas a las fundaciones',
  'Allow temporary spots use': 'Se pueden usar las celdas',

  'Empty piles take any card': 'Las columnas vacías admiten cualquier carta',
  'Randomly Placed Gaps on Redeal': 'Huecos al azar al volver a repartir',
  Building: 'Construcción',
  'Same suit': 'Mismo palo',
  'Alternating colors': 'Alternando rojo y negro',

  Foundations: 'Fundaciones',
  'Six Foundations': 'Seis fundaciones',
  'Five Foundations': 'Cinco fundaciones',
  'Four Foundations': 'Cuatro fundaciones',

  Suits: 'Palos',
  'Four Suits': 'Cuatro palos',
  'Two Suits': 'Dos palos',
  'One Suit': 'Un palo',

  'Cards of a match': 'Cartas por grupo',
  '2 cards, 1 suit': '2 cartas, 1 palo',
  '2 cards, 2 suits': '2 cartas, 2 palos',
  '3 cards, 1 suit': '3 cartas, 1 palo',
  '3 cards, 2 suits': '3 cartas, 2 palos',
  '3 cards, 3 suits': '3 cartas, 3 palos',
  '4 cards, 1 suit': '4 cartas, 1 palo',
  '4 cards, 2 suits': '4 cartas, 2 palos',
  '4 cards, 3 suits': '4 cartas, 3 palos',
  '4 cards, 4 suits': '4 cartas, 4 palos',
  Matches: 'Grupos',
  '26 (two packs)': '26 (dos barajas)',
  'Closed deal: row by row': 'Cartas tapadas: fila por fila',
  'Ignore suits when stacking': 'Al construir no cuentan los palos',
  '1 suit, 10 matches, 4 columns': '1 palo, 10 grupos, 4 columnas',
  '1 suit, 13 matches, 4 columns': '1 palo, 13 grupos, 4 columnas',
  '1 suit, 26 matches, 4 columns': '1 palo, 26 grupos, 4 columnas',
  '2 suits, 10 matches, 4 columns': '2 palos, 10 grupos, 4 columnas',
  '2 suits, 13 matches, 5 columns': '2 palos, 13 grupos, 5 columnas',
  '2 suits, 26 matches, 5 columns': '2 palos, 26 grupos, 5 columnas',
  '3 suits, 10 matches, 5 columns': '3 palos, 10 grupos, 5 columnas',
  '3 suits, 13 matches, 5 columns': '3 palos, 13 grupos, 5 columnas',
  '3 suits, 26 matches, 5 columns': '3 palos, 26 grupos, 5 columnas',

  'Shuffle mode': 'Las cartas colocadas se pueden intercambiar',
  'Progressive Rounds': 'Rondas progresivas',
  'Multiplier Scoring': 'Las series multiplican los puntos',

  'Deal one by one': 'Repartir de una en una',
  'Only aces fill gaps': 'Solo los ases llenan huecos',
  'Tournament of five hands': 'Torneo de cinco manos',
  'Kings keep their order': 'Los reyes conservan su orden',
  Cells: 'Celdas',
  ...counted(10, ['cell', 'cells'], ['celda', 'celdas']),
  Columns: 'Columnas',
  ...counted(10, ['column', 'columns'], ['columna', 'columnas']),

  // Variants of Terrace are separate games, and keep their names.
  Variation: 'Variante',
  Terrace: 'Terrace',
  "General's Patience": 'General’s Patience',
  'Falling Stars': 'Falling Stars',
  Signora: 'Signora',
  Redheads: 'Redheads',
  'Blondes and Brunettes': 'Blondes and Brunettes',
  Wood: 'Wood',
};

type Forms = readonly [one: string, more: string];

/** Translates labels with numbers from 1 to `most`: `3 cells` to `3 celdas`. */
function counted(most: number, [one, more]: Forms, [single, several]: Forms): Record<string, string> {
  const counts = Array.from({ length: most - 1 }, (_, at) => at + 2);
  return { [`1 ${one}`]: `1 ${single}`, ...Object.fromEntries(counts.map((n) => [`${n} ${more}`, `${n} ${several}`])) };
}
