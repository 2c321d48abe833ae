import type { Change, HandName, ScoredLine } from '../../../engine/rules.ts';
import { capital } from '../table/cards.ts';
import { endSentence, joinSentences } from '../joins.ts';
import { sayExtra } from './extra-words.ts';

/** Names a poker hand. */
export const sayHand = (hand: HandName): string => capital(sayExtra(`hand.${hand}`));

/** Names each line with its hand and its points, as “Row 2: full house, 10 points”. */
export const sayLines = (lines: readonly ScoredLine[]): readonly string[] =>
  lines.map(({ hand, points }, at) => {
    const named = { line: nameOf(lines, at), hand: sayExtra(`hand.${hand ?? 'none'}`) };
    return points === undefined ? sayExtra('line.open', named) : sayExtra('line.full', { ...named, points });
  });

/** Says what the lines score that changes have just filled. */
export function sayFilledLines(lines: readonly ScoredLine[], changes: readonly Change[]): string {
  const targets = changes.flatMap((change) => (change.kind === 'move' ? [change.to] : []));
  const isFilled = ({ piles, points }: ScoredLine): boolean =>
    points !== undefined && targets.some((pile) => piles.includes(pile));
  const spoken = sayLines(lines);
  return joinSentences(lines.map((line, at) => isFilled(line) && endSentence(spoken[at] ?? '')));
}

/** Names a line by its direction, counting those of the same direction from 1. */
function nameOf(lines: readonly ScoredLine[], at: number): string {
  const kinds = lines.slice(0, at + 1).map(kindOf);
  const kind = kinds[at] ?? 'row';
  return sayExtra(`line.${kind}`, { nth: kinds.filter((each) => each === kind).length });
}

/** The direction of a line, from the numbers of its piles: those of a row follow one another. */
function kindOf({ piles: [first = 0, second = 0], piles: { length } }: ScoredLine): 'row' | 'column' | 'diagonal' {
  const step = second - first;
  if (step === 1) return 'row';
  return step === length ? 'column' : 'diagonal';
}
