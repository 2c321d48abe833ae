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
  /** There is nothing to read, nothing of a kind that is known, or more than any game has. */
  | 'empty'
  | 'kind'
  | 'long'
  /** No game, option, deal, version of rules, move or card is written so. */
  | 'game'
  | 'option'
  | 'options'
  | 'deal'
  | 'rules'
  | 'move'
  | 'card'
  /** The rules don't allow the move; or not as they are now, and it was made under others. */
  | 'forbidden'
  | 'outdated'
  /** A card that the deck has not, has not so often, or has more of; `text` then names all that are missing. */
  | 'stranger'
  | 'twice'
  | 'missing'
  /** The cards are not this game's deck; the game does not stand after so many moves. */
  | 'deck'
  | 'at'
  /**
   * A board of another number of columns, or of one of another height; or the game's beginning does not say how the
   * cards were dealt.
   */
  | 'board-columns'
  | 'board-sizes'
  | 'board-none'
  /** On a line of a board: no card, one that the deck has not, or not so often; or cards are missing. */
  | 'board-card'
  | 'board-stranger'
  | 'board-twice'
  | 'board-missing'
  /** A board in JSON that can't be read, or one with a part that no game here has. */
  | 'board-json'
  | 'board-part'
  /** Moves as solvers write them, in a game with other piles than columns, cells and foundations. */
  | 'solution-game'
  /** Another program has no deal of that number. */
  | 'number-pysolfc'
  | 'number-kpatience'
  | 'number-microsoft'
  | 'number-greenfelt'
  /**
   * The file of a game of somebody's own: too long, no such file, of a newer version; a part or an answer that there is
   * not; a name or a note that can't be; rules that make no game.
   */
  | 'game-long'
  | 'game-json'
  | 'game-version'
  | 'game-part'
  | 'game-answer'
  | 'game-name'
  | 'game-note'
  | 'game-rules'
  /** In Match Solitaire's own notation: the id is the first token, the moves follow. */
  | `match-${Misread['why']}`;

/**
 * Where a text is wrong: the token's number among those of its kind (third move, fifth card), counted from 1, and the
 * token.
 */
export interface Fault {
  readonly why: FaultKind;
  readonly token: number;
  readonly text: string;
}

const MAX_SHOWN = 24;

/** A fault, its token shortened where it is too long to be shown. */
export const fault = (why: FaultKind, token = 1, text = ''): Fault => ({
  why,
  token,
  text: text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text,
});
