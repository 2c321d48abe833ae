import type { Claim } from './claim.ts';
import type { Result } from './run.ts';
import { type Interval, wilsonBetween } from '../../renderer/panels/rules/odds/wilson.ts';

const HEAD = ['game', 'played', 'knows', 'deals', 'wins', 'open', 'rate', '95 % interval', 'claim', 'claim is'];

const NOTES = [
  'deals: numbers 1 to n. open: neither won nor proven lost within the limit; the interval runs from none of them won to all.',
  'claim is: within, above or below the interval. With all cards known a search says what the best player could do at most.',
];

/** Formats the results as a table of plain text, with what its columns mean. */
export function makeReport(results: readonly Result[]): string {
  const lines = [HEAD, ...results.map(lineOf)];
  const widths = HEAD.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)));
  const rule = widths.map((width) => '-'.repeat(width));
  const padded = [HEAD, rule, ...lines.slice(1)].map((line) => line.map((text, at) => text.padEnd(widths[at] ?? 0)));
  return [...padded.map((line) => line.join('  ').trimEnd()), '', ...NOTES].join('\n');
}

function lineOf({ claim, tally: { won, lost, unknown } }: Result): string[] {
  const deals = won + lost + unknown;
  const interval = wilsonBetween(won, unknown, deals);
  const rate = deals === 0 ? '-' : percent(won / deals);
  const between = interval.map(percent).join(' to ');
  return [
    nameOf(claim),
    claim.how,
    claim.sees,
    `${deals}`,
    `${won}`,
    `${unknown}`,
    rate,
    between,
    claim.stated,
    where(claim.rate, interval),
  ];
}

/** Returns the game and its answers: `aces-up aces`, `match-solitaire 3x3 13 5`. */
const nameOf = ({ game, answers }: Claim): string =>
  [game, ...Object.entries(answers).map(([key, answer]) => (answer === true ? key : String(answer)))].join(' ');

const percent = (rate: number): string => `${(100 * rate).toFixed(rate < 0.01 ? 3 : 2)}%`;

/** Says where the rate lies. Rounding may bring a bound of 1 a hair below it. */
const where = (rate: number, [low, high]: Interval): string =>
  rate < low - 1e-9 ? 'below' : rate > high + 1e-9 ? 'above' : 'within';
