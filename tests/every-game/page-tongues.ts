import type { Role } from '../../engine/model/pile.ts';

/** Phrases with which pages in one language state comparable facts. `N` stands for a number in words. */
interface PageTongue {
  /** How many piles there are of a kind. */
  readonly piles: readonly (readonly [Role, string])[];
  /** How many packs the goal or the setup names. */
  readonly packs: readonly (readonly [RegExp, number])[];
  /** How many columns there are of how many cards, or from how many to how many. */
  readonly heights: readonly string[];
  /** How many of the top cards of columns lie face up. */
  readonly up: readonly (readonly [RegExp, 'all' | 1])[];
  /** How many cards the stock has. */
  readonly stock: string;
  /** How often the cards are gathered or dealt again. */
  readonly redeals: readonly (readonly [RegExp, number])[];
  /** What an empty column takes: any card, or only a king. */
  readonly any: RegExp;
  readonly king: RegExp;
}

export const PAGE_TONGUES: Readonly<Record<'en' | 'de' | 'fr', PageTongue>> = {
  en: {
    piles: [
      ['tableau', '(N) columns'],
      ['tableau', 'Columns:\\*\\* (N)(?:,? of|[.:]|, all)'],
      ['cell', '(N) (?:free )?cells'],
      ['cell', 'Cells:\\*\\* (N) (?:empty )?places[.:]'],
      ['foundation', '(N) foundations'],
      ['foundation', 'Foundations:\\*\\* (N) (?:empty )?places[.:]'],
      ['reserve', '(N) reserves'],
      ['reserve', 'Reserves:\\*\\* (N) (?:empty )?places[.:]'],
    ],
    packs: [
      [/\b(?:all )?three packs\b/i, 3],
      [/\b(?:both|two) packs\b/i, 2],
      [/\b(?:whole|one) pack\b|\ball fifty-two cards\b/i, 1],
    ],
    heights: [
      '(N) columns of (N)(?: to (N))?(?: cards?| each|[,.])',
      'Columns:\\*\\* (N),? of (N) cards?(?: down)? to (N)(?:[.;]|,(?! then))',
      'Columns:\\*\\* (N) of (N)(?: cards?| each|[,.])',
    ],
    up: [
      [/(?:columns|columns:\*\* [\w-]+,?) of [\w-]+(?: to [\w-]+)?(?: cards?)?(?: each)?, all face up/i, 'all'],
      [/only the top (?:card|one) of each(?: column)?(?: is)? face up/i, 1],
    ],
    stock: 'Stock:\\*\\* (?:the (?:remaining|other) )?(N) cards',
    redeals: [
      [/you go through the stock once(?! more)|the stock is dealt out once|there is no redeal\b/i, 0],
      [/there is one redeal\b|empty stock to (?:turn the waste over|redeal), once\b/i, 1],
      [
        /there are two redeals|empty stock to [^.:]*\b(?:turn the waste over|redeal\b[^.:]*), twice(?! or)(?! at most, or)/i,
        2,
      ],
      [/there are three redeals|empty stock to [^.:]*\b(?:turn the waste over|redeal), three times/i, 3],
      [/empty stock to turn the waste over as often as you like(?! when)/i, Infinity],
    ],
    any: /an empty column takes any card/i,
    king: /an empty column takes only a king(?! or)/i,
  },
  de: {
    piles: [
      ['tableau', '(N) Spalten'],
      ['tableau', 'Spalten:\\*\\* (N)(?:,? (?:zu|mit)|[.:]|, alle)'],
      ['cell', '(N) Zellen'],
      ['cell', 'Zellen:\\*\\* (N) (?:leere )?Plätze[.:]'],
      ['foundation', '(N) (?<!\\bein )Grundstapel'],
      ['foundation', 'Grundstapel:\\*\\* (N) (?:leere )?Plätze[.:]'],
      ['reserve', '(N) Reserven'],
      ['reserve', 'Reserven:\\*\\* (N) (?:leere )?Plätze[.:]'],
    ],
    packs: [
      [/\bdrei Kartenspiele/i, 3],
      [/\b(?:beide|zwei) Kartenspiele/i, 2],
      [/\b(?:ganze|einem) Kartenspiel\b|\balle zweiundfünfzig Karten\b/i, 1],
    ],
    heights: [
      'Spalten:\\*\\* (N),? (?:zu|mit je|mit) (N)(?: bis (N))? (?:offenen? )?Karten?\\b(?! und| bis)',
      '(N) Spalten,? (?:zu|mit je|mit) (N)(?: bis (N))?(?: (?:offenen? )?Karten?\\b(?! und)|[,.])',
    ],
    up: [
      [/Spalten(?::\*\*)? [^.;:]*\bKarten, alle offen/i, 'all'],
      [/nur die (?:letzte|oberste)(?: Karte)? jeder Spalte ist offen/i, 1],
    ],
    stock: 'Talon:\\*\\* (?:die anderen )?(N) Karten',
    redeals: [
      [/der Talon wird einmal durchge(?:spielt|geben)/i, 0],
      [/einmal darf neu gegeben werden|(?:wieder zum Talon|Reihenfolge zurück), einmal\b/i, 1],
      [
        /zweimal darf neu gegeben werden|(?:wieder zum Talon|Reihenfolge zurück|neu gegeben werden), zweimal(?! oder)(?![^.]*;)/i,
        2,
      ],
      [/dreimal darf neu gegeben werden|(?:wieder zum Talon|Reihenfolge zurück), dreimal/i, 3],
      [/(?:wieder zum Talon|Reihenfolge zurück), so oft du willst/i, Infinity],
    ],
    any: /eine leere Spalte nimmt jede Karte/i,
    king: /eine leere Spalte nimmt nur einen König(?! oder)/i,
  },
  fr: {
    piles: [
      ['tableau', '(N) colonnes'],
      ['tableau', 'Colonnes :\\*\\* (N),? (?:de |d’)'],
      ['cell', '(N) cellules'],
      ['cell', 'Cellules :\\*\\* (N) (?:places|emplacements)(?: vides)?(?:\\.| :)'],
      ['foundation', '(N) fondations'],
      ['foundation', 'Fondations :\\*\\* (N) (?:places|emplacements)(?: vides)?(?:\\.| :)'],
      ['reserve', '(N) réserves'],
      ['reserve', 'Réserves :\\*\\* (N) (?:places|emplacements)(?: vides)?(?:\\.| :)'],
    ],
    packs: [
      [/\btrois paquets\b/i, 3],
      [/\bdeux paquets\b/i, 2],
      [/\btout le paquet\b|\bseul paquet\b|\bcinquante-deux cartes\b/i, 1],
    ],
    heights: [
      '(N) colonnes (?:de |d’)(N)(?: à (N))?(?: cartes?\\b|[,.])',
      'Colonnes :\\*\\* (N),? (?:de |d’)(N)(?: cartes?)?(?: à (N)(?: seule)?)?(?: cartes?)?(?:[.;]|,(?! puis))',
    ],
    up: [
      [/colonnes (?:de |d’)[^.;:]*\bcartes, toutes visibles/i, 'all'],
      [/seule la (?:dernière carte|carte du dessus) de chaque colonne est visible/i, 1],
    ],
    stock: 'Talon :\\*\\* (?:les )?(N) (?:autres )?cartes',
    redeals: [
      [/le talon ne se parcourt qu’une fois|le talon est distribué une seule fois|il n’y a pas de redistribution/i, 0],
      [/il y a une redistribution|reprend la défausse(?: dans le même ordre)?, une (?:seule )?fois/i, 1],
      [/il y a deux redistributions|reprend la défausse(?: dans le même ordre)?, deux fois(?! ; avec)(?! ou)/i, 2],
      [/il y a trois redistributions|reprend la défausse(?: dans le même ordre)?, trois fois/i, 3],
      [/reprend la défausse(?: dans le même ordre)?, (?:autant de fois que vous voulez|sans fin)/i, Infinity],
    ],
    any: /une colonne vide accepte (?:n’importe quelle|toute) carte/i,
    king: /une colonne vide n’accepte qu’un roi(?! ou)/i,
  },
};
