import type { Card } from '../../model/card.ts';
import type { TableView } from '../../model/table.ts';
import { PackedBoard, WORDS } from './board.ts';
import { cardOf, CELLS, packedFromOf, type PackedMove, packedToOf } from './packed-move.ts';

/** The card "under" the awaited one, besides the one it really lies on: it marks the awaited card in the key. */
const AWAITED = 62;

/**
 * A packed board where a card from a reserve comes to a column only to have a card laid on it next. Until that is laid,
 * fewer moves are allowed, so it is another position.
 */
export class FollowedBoard extends PackedBoard {
  override readonly followed: boolean = true;

  override begin(from: TableView): boolean {
    this.awaits = 0;
    return super.begin(from);
  }

  override make(move: PackedMove): void {
    super.make(move);
    this.#await(awaitedAfter(move));
  }

  override undo(mark: number): void {
    super.undo(mark);
    this.#await(mark === 0 ? 0 : awaitedAfter(this.log[mark - 1]!));
  }

  override predict(move: PackedMove): void {
    super.predict(move);
    const [before, after] = [wordOf(this.awaits), wordOf(awaitedAfter(move))];
    this.predictedA ^= WORDS[before]! ^ WORDS[after]!;
    this.predictedB ^= WORDS[before + 1]! ^ WORDS[after + 1]!;
  }

  #await(card: Card): void {
    const [before, after] = [wordOf(this.awaits), wordOf(card)];
    this.a ^= WORDS[before]! ^ WORDS[after]!;
    this.b ^= WORDS[before + 1]! ^ WORDS[after + 1]!;
    this.awaits = card;
  }
}

const wordOf = (card: Card): number => ((card << 6) | AWAITED) << 1;

/** Returns the card that the move after this one has to lay one on; 0: any move is allowed. */
const awaitedAfter = (move: PackedMove): Card =>
  packedFromOf(move) === CELLS && packedToOf(move) < CELLS ? cardOf(move) : 0;
