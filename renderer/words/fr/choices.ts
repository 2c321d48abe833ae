/** Labels of the games' options and answers in French, by the engine's English labels. */
export const choices: Readonly<Record<string, string>> = {
  'Three card deals': 'Trois cartes à la fois',
  'Single card deals': 'Une carte à la fois',
  'No redeals': 'Aucune redistribution',
  'Two redeals': 'Deux redistributions',
  'Unlimited redeals': 'Redistributions illimitées',
  Year: 'Année',
  'To win': 'Pour gagner',
  'Remove the pyramid': 'Retirer la pyramide',
  'Remove all the cards': 'Retirer toutes les cartes',
  Redeals: 'Redistributions',
  Dealing: 'Distribution',
  'Cards turned at a time': 'Cartes retournées à la fois',
  None: 'Aucune',
  'Without limit': 'Sans limite',
  Scoring: 'Score',
  'Cards home': 'Cartes aux fondations',
  Standard: 'Standard',
  Vegas: 'Vegas',
  'Standard, one card': 'Standard, une carte',
  'Standard, three cards': 'Standard, trois cartes',
  'Vegas, one card': 'Vegas, une carte',
  'Vegas, three cards': 'Vegas, trois cartes',
  Autoplay: 'Jeu automatique',
  'Automatic moves to the foundations': 'Montée automatique aux fondations',
  'Allow temporary spots use': 'Utilisation des cellules permise',

  'Empty piles take any card': 'Les colonnes vides acceptent toute carte',
  'Randomly Placed Gaps on Redeal': 'Vides placés au hasard lors d’une redistribution',
  Building: 'Construction',
  'Same suit': 'Même couleur',
  'Alternating colors': 'Rouge et noir en alternance',

  Foundations: 'Fondations',
  'Six Foundations': 'Six fondations',
  'Five Foundations': 'Cinq fondations',
  'Four Foundations': 'Quatre fondations',

  Suits: 'Couleurs',
  'Four Suits': 'Quatre couleurs',
  'Two Suits': 'Deux couleurs',
  'One Suit': 'Une couleur',

  'Cards of a match': 'Cartes par groupe',
  '2 cards, 1 suit': '2 cartes, 1 couleur',
  '2 cards, 2 suits': '2 cartes, 2 couleurs',
  '3 cards, 1 suit': '3 cartes, 1 couleur',
  '3 cards, 2 suits': '3 cartes, 2 couleurs',
  '3 cards, 3 suits': '3 cartes, 3 couleurs',
  '4 cards, 1 suit': '4 cartes, 1 couleur',
  '4 cards, 2 suits': '4 cartes, 2 couleurs',
  '4 cards, 3 suits': '4 cartes, 3 couleurs',
  '4 cards, 4 suits': '4 cartes, 4 couleurs',
  Matches: 'Groupes',
  '26 (two packs)': '26 (deux paquets)',
  'Closed deal: row by row': 'Donne cachée : rangée par rangée',
  'Ignore suits when stacking': 'Construire sans tenir compte des couleurs',
  '1 suit, 10 matches, 4 columns': '1 couleur, 10 groupes, 4 colonnes',
  '1 suit, 13 matches, 4 columns': '1 couleur, 13 groupes, 4 colonnes',
  '1 suit, 26 matches, 4 columns': '1 couleur, 26 groupes, 4 colonnes',
  '2 suits, 10 matches, 4 columns': '2 couleurs, 10 groupes, 4 colonnes',
  '2 suits, 13 matches, 5 columns': '2 couleurs, 13 groupes, 5 colonnes',
  '2 suits, 26 matches, 5 columns': '2 couleurs, 26 groupes, 5 colonnes',
  '3 suits, 10 matches, 5 columns': '3 couleurs, 10 groupes, 5 colonnes',
  '3 suits, 13 matches, 5 columns': '3 couleurs, 13 groupes, 5 colonnes',
  '3 suits, 26 matches, 5 columns': '3 couleurs, 26 groupes, 5 colonnes',

  'Shuffle mode': 'Les cartes posées peuvent s’échanger',
  'Progressive Rounds': 'Plusieurs manches à la suite',
  'Multiplier Scoring': 'Les séquences multiplient les points',

  'Deal one by one': 'Distribuer une par une',
  'Only aces fill gaps': 'Seuls les as comblent les vides',
  'Tournament of five hands': 'Tournoi en cinq manches',
  'Kings keep their order': 'Les rois gardent leur ordre',
  Cells: 'Cellules',
  ...counted(10, ['cell', 'cells'], ['cellule', 'cellules']),
  Columns: 'Colonnes',
  ...counted(10, ['column', 'columns'], ['colonne', 'colonnes']),

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

/** Translates labels with numbers from 1 to `most`: `3 cells` to `3 cellules`. */
function counted(most: number, [one, more]: Forms, [single, several]: Forms): Record<string, string> {
  const counts = Array.from({ length: most - 1 }, (_, at) => at + 2);
  return { [`1 ${one}`]: `1 ${single}`, ...Object.fromEntries(counts.map((n) => [`${n} ${more}`, `${n} ${several}`])) };
}
