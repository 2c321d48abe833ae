/**
 * A token of Match Solitaire's notation that can't be read or played: its number, counted from 1 with the id as the
 * first, its text, and what is wrong.
 */
export interface Misread {
  readonly token: number;
  readonly text: string;
  readonly why: 'id' | 'pack' | 'matches' | 'columns' | 'deal' | 'move' | 'place' | 'match' | 'forbidden';
}

/** What can be wrong with a text that should be a deal or a game. */
export type FaultKind =
  /** The text is empty, of no known kind, or longer than any game's. */
  | 'empty'
  | 'kind'
  | 'long'
  /** No game, option, options key, deal, rules version, move or card is written like this. */
  | 'game'
  | 'option'
  | 'options'
  | 'deal'
  | 'rules'
  | 'move'
  | 'card'
  /** The rules forbid the move; or they do now, and it was made under another version of them. */
  | 'forbidden'
  | 'outdated'
  /**
   * A card that is not in the deck; one named more often than the deck has it; or missing cards, all named in `text`.
   */
  | 'stranger'
  | 'twice'
  | 'missing'
  /** The cards are not this game's deck; the number of moves made is not one that the log allows. */
  | 'deck'
  | 'at'
  /**
   * The board has the wrong number of columns, or a column of the wrong height; or the position at the game's beginning
   * does not show how the cards were dealt.
   */
  | 'board-columns'
  | 'board-sizes'
  | 'board-none'
  /** On a line of a board: no card; one that is not in the deck; one too often; or cards are missing. */
  | 'board-card'
  | 'board-stranger'
  | 'board-twice'
  | 'board-missing'
  /** The board's JSON can't be read, or has a part that no game here has. */
  | 'board-json'
  | 'board-part'
  /** Moves in solvers' notation, in a game with other piles than columns, cells and foundations. */
  | 'solution-game'
  /** The other program has no deal with this number. */
  | 'number-pysolfc'
  | 'number-kpatience'
  | 'number-microsoft'
  | 'number-greenfelt'
  /**
   * The file of a game made by a player: too long; no such file; of a newer version; with an unknown part or answer;
   * with an impossible name or note; with rules that make no game.
   */
  | 'game-long'
  | 'game-json'
  | 'game-version'
  | 'game-part'
  | 'game-answer'
  | 'game-name'
  | 'game-note'
  | 'game-rules'
  /** A token of Match Solitaire's own notation: the id is the first token, the moves follow. */
  | `match-${Misread['why']}`;

/**
 * Where a text is wrong: the token, and its number among those of its kind (third move, fifth card), counted from 1.
 */
export interface Fault {
  readonly why: FaultKind;
  readonly token: number;
  readonly text: string;
}

const MAX_SHOWN_LETTERS = 24;

/** Makes a fault, shortening a token too long to be shown. */
export const fault = (why: FaultKind, token = 1, text = ''): Fault => ({
  why,
  token,
  text: text.length > MAX_SHOWN_LETTERS ? `${text.slice(0, MAX_SHOWN_LETTERS)}…` : text,
});
