/**
 * Weights of moves on a board by the effect of the move, and additions to them. Moves of greater weight are played
 * first.
 */
export interface BoardWeights {
  /**
   * A card goes home; added for each card that its foundation still lacks after it, and where it turns a hidden one up.
   */
  readonly home: number;
  readonly homeLow: number;
  readonly homeUncovers: number;
  /** A move turns a hidden card up; added for each hidden card that its column has fewer than six. */
  readonly uncovers: number;
  readonly hidden: number;
  readonly empties: number;
  /** A card continues another card than before, of its own suit or of another, or begins a column. */
  readonly joinsSuit: number;
  readonly joins: number;
  readonly fills: number;
  /** A card already continued the card that it leaves. */
  readonly idle: number;
  /** Added where the card that is left can go home; takes cards that cover hidden ones; takes other cards. */
  readonly frees: number;
  readonly opens: number;
  readonly takes: number;
  /** Added for each hidden card of the column that cards are laid on. */
  readonly buries: number;
  /**
   * A card comes from the talon; added where it can take cards that cover hidden ones, or the reserve's top; or a whole
   * column.
   */
  readonly brings: number;
  readonly serves: number;
  readonly servesColumn: number;
  readonly deals: number;
  readonly takesBack: number;
}

/** Weights for Klondike, the same as those of `engine/player`. */
const USUAL_WEIGHTS: BoardWeights = {
  home: 57,
  homeLow: 0,
  homeUncovers: 0,
  uncovers: 60,
  hidden: 1,
  empties: 50,
  joinsSuit: 55,
  joins: 35,
  fills: 14,
  idle: 4,
  frees: 55,
  opens: 0,
  takes: 0,
  buries: 0,
  brings: 30,
  serves: 20,
  servesColumn: 0,
  deals: 6,
  takesBack: 3,
};

/**
 * Tuned by the share of games that a player wins by the weights alone (deals 20001 to 20400): in Yukon 48 % instead of
 * 32, in Scorpion 5 % instead of 3, in Canfield 15 % instead of 10. In Yukon, hidden cards with few others under them
 * are turned up last.
 */
const WEIGHTS_OF_GAME: Readonly<Record<string, BoardWeights>> = {
  yukon: {
    ...USUAL_WEIGHTS,
    home: 20,
    homeUncovers: 34,
    uncovers: 99,
    hidden: -7,
    empties: 43,
    joinsSuit: 68,
    joins: 28,
    fills: 16,
    idle: 8,
    frees: 17,
    opens: 39,
    takes: 5,
    buries: -1,
  },
  canfield: {
    ...USUAL_WEIGHTS,
    home: 75,
    homeLow: 12,
    homeUncovers: 41,
    uncovers: 83,
    hidden: 0,
    empties: 69,
    joins: 32,
    idle: -3,
    frees: 27,
    opens: 5,
    takes: 12,
    brings: 31,
    serves: 40,
    servesColumn: 15,
    takesBack: 8,
  },
  scorpion: { ...USUAL_WEIGHTS, uncovers: 86, joinsSuit: 37, fills: 7, opens: 44, takes: 7 },
};

export const boardWeightsOf = (game: string): BoardWeights => WEIGHTS_OF_GAME[game] ?? USUAL_WEIGHTS;
