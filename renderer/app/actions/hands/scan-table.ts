import { countOf, fromOf, isDrag, type Move, type Session, toOf } from '../../../../engine/rules.ts';
import { sayPile } from '../../../words/table/piles.ts';
import { laidPilesOf } from '../../model/table/laid-piles.ts';
import type { Page } from '../../services/page/page.ts';
import { signOf } from '../../services/speech/card-sign.ts';
import { movesInOrder, sayInSigns } from '../../services/speech/move-words.ts';
import type { PlayerActions } from '../cards/player-actions.ts';
import type { ScanChoice } from './scanning.ts';

interface TableParts {
  readonly page: Page;
  readonly actions: Pick<PlayerActions, 'drop' | 'tap'>;
  readonly session: Session;
}

/** Lists the moves of a position, the most useful first, as choices: first the card that moves, then its target. */
export function movesToScan(parts: TableParts): ScanChoice[] {
  const { session } = parts;
  const sources = new Map<string, Move[]>();
  for (const move of movesInOrder(session)) sources.set(sourceOf(move), [...(sources.get(sourceOf(move)) ?? []), move]);
  return [...sources.values()].flatMap((all) => choiceFrom(parts, all));
}

/** Makes one choice of several moves of the same cards; its second step chooses among them. */
function choiceFrom(parts: TableParts, moves: readonly Move[]): ScanChoice[] {
  const each = moves.map((move) => choiceOf(parts, move));
  const [[move], [first, second]] = [moves, each];
  if (move === undefined || !first || !second) return each;
  return [{ ...first, name: `${sayLifted(parts.session, move)} …`, use: () => each }];
}

/** Identifies the cards of a move: those carried together from a pile are one choice. */
const sourceOf = (move: Move): string => `${fromOf(move)} ${isDrag(move) ? countOf(move) : 0}`;

function choiceOf({ page, actions, session }: TableParts, move: Move): ScanChoice {
  const seen = { shapes: laidPilesOf(session), table: session.table };
  return {
    name: isDrag(move) ? sayInSigns(seen, move) : sayPile(seen.shapes, fromOf(move)),
    show: () => page.light(move),
    use: () => {
      if (isDrag(move)) actions.drop(fromOf(move), countOf(move), toOf(move));
      else actions.tap(fromOf(move));
    },
  };
}

const sayLifted = ({ table }: Session, move: Move): string =>
  signOf(table.at(fromOf(move), table.size(fromOf(move)) - countOf(move)));
