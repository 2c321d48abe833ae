/** The place of a card, from the bottom of its pile. */
export interface CardPlace {
  readonly pile: number;
  readonly index: number;
}
