import { makeMove, type Move, parseMove } from '../model/move.ts';
import { makeReview, parseReview } from '../review/notation.ts';
import type { Saved } from '../session/saved-game.ts';
import type { Knowable, Luck, Mistake } from './accuracy/knowable.ts';
import type { RetrospectiveReview } from './retrospective-review.ts';
import type { CountedResults } from './value/counted.ts';

/** Separates the two reviews in a text. */
const REVIEWS_SEPARATOR = ' knowable ';
/** The version of the analysis. A result of another version is computed again. */
export const KNOWABLE_VERSION = 13;
const LETTER_OF_VALUE: Readonly<Record<CountedResults['by'], string>> = { play: 'p', way: 'w', solver: 's' };
const VALUED_BY_LETTER = new Map(
  Object.entries(LETTER_OF_VALUE).map(([by, letter]) => [letter, by as CountedResults['by']]),
);

/**
 * Writes both reviews as text: the one with all cards known in its notation, and behind it the version, a letter for
 * how positions were valued, ten times the accuracy (`-`: none), the decisions judged, those not judged, what was left
 * at the end in per cent, the number of moves before the last pass (`-`: none), the shares in per cent, and a word for
 * each mistake and each luck (`17:0,6>9:30/4/48/p`, `62:-41`).
 */
export const makeRetrospective = ({ review, knowable }: RetrospectiveReview, saved: Saved): string =>
  `${makeReview(review, saved)}${REVIEWS_SEPARATOR}${makeKnowable(knowable)}`;

/** Reads such a text; undefined when it is of another version, or of another game than this one. */
export function parseRetrospective(text: string, saved: Saved): RetrospectiveReview | undefined {
  const [first, second] = splitRetrospective(text);
  const review = parseReview(first, saved);
  const knowable = second === undefined ? undefined : parseKnowable(second);
  return review && knowable && { review, knowable };
}

/** Splits a text into its two reviews; the second may be missing. */
export function splitRetrospective(text: string): readonly [review: string, knowable: string | undefined] {
  const [first = '', second] = text.split(REVIEWS_SEPARATOR);
  return [first, second];
}

const makeKnowable = ({ by, accuracy, choices, passed, stopped, lastPass, shares, mistakes, luck }: Knowable): string =>
  [
    KNOWABLE_VERSION,
    LETTER_OF_VALUE[by],
    accuracy === undefined ? '-' : Math.round(accuracy * 10),
    choices,
    passed,
    Math.round(stopped * 100),
    lastPass ?? '-',
    shares.map((share) => Math.round(share * 100)).join(','),
    ...mistakes.map(({ at, better, wins }) =>
      [
        at,
        better.map(makeMove).join(','),
        [wins.better, wins.played, wins.of, LETTER_OF_VALUE[wins.by]].join('/'),
      ].join(':'),
    ),
    ...luck.map(({ at, by: much }) => `${at}:${Math.round(much * 100)}`),
  ].join(' ');

/** Undefined for a text of another version. */
export function parseKnowable(text: string): Knowable | undefined {
  const [version, letter = '', accuracy, choices, passed, stopped, lastPass, shares = '', ...words] = text.split(' ');
  const by = VALUED_BY_LETTER.get(letter);
  if (version !== String(KNOWABLE_VERSION) || by === undefined || by === 'solver') return undefined;
  const isMistake = (word: string): boolean => word.split(':').length === 3;
  return {
    by,
    accuracy: accuracy === '-' ? undefined : Number(accuracy) / 10,
    choices: Number(choices),
    passed: Number(passed),
    stopped: Number(stopped) / 100,
    lastPass: lastPass === '-' ? undefined : Number(lastPass),
    shares: shares.split(',').map((share) => Number(share) / 100),
    mistakes: words.filter(isMistake).map(parseMistake),
    luck: words.filter((word) => !isMistake(word)).map(parseLuck),
  };
}

function parseMistake(word: string): Mistake {
  const [at, moves = '', counts = ''] = word.split(':');
  const [letter = '', ...numbers] = counts.split('/').toReversed();
  const [of = 0, played = 0, better = 0] = numbers.map(Number);
  const known = moves.split(',').map(parseMove);
  return {
    at: Number(at),
    better: known.filter((move): move is Move => move !== undefined),
    wins: { better, played, of, by: VALUED_BY_LETTER.get(letter) ?? 'play' },
  };
}

function parseLuck(word: string): Luck {
  const [at, by] = word.split(':').map(Number);
  return { at: at!, by: by! / 100 };
}
