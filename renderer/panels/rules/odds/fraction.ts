/** A share as n in a number; one in one means nearly all. */
export interface Fraction {
  readonly n: number;
  readonly of: number;
}

/** The plain fractions people speak of: halves, thirds, quarters, fifths and tenths, the simplest first. */
const PLAIN: readonly Fraction[] = [2, 3, 4, 5, 10].flatMap((of) =>
  Array.from({ length: of - 1 }, (_, at) => ({ n: at + 1, of })),
);
const valueOf = ({ n, of }: Fraction): number => n / of;
const SMALLEST_FRACTION = 1 / 10;

/** Rarer shares are said as one in a round number: one of these times a power of ten (12, 15, 20 … 80, 100, 120 …). */
const ROUND = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** A share counts as nearly all from here on. */
const NEARLY_ALL = 0.95;
/** How near a simpler fraction may be to a share, however exactly that is known. */
const MAX_DISTANCE = 0.02;

/** Returns the simplest plain fraction near a share from 0 to 1 that is known to within `doubt`. */
export function fractionOf(share: number, doubt = 0): Fraction {
  if (share >= NEARLY_ALL) return { n: 1, of: 1 };
  if (share < SMALLEST_FRACTION) return oneIn(1 / share);
  const far = (fraction: Fraction): number => Math.abs(valueOf(fraction) - share);
  const near = PLAIN.find((fraction) => far(fraction) <= Math.max(MAX_DISTANCE, doubt / 2) + 1e-9);
  return near ?? PLAIN.reduce((best, each) => (far(each) < far(best) - 1e-9 ? each : best));
}

/** Returns the largest plain fraction that is no more than a share above 0. */
export function fractionBelow(share: number): Fraction {
  if (share < SMALLEST_FRACTION) return { n: 1, of: roundAbove(1 / share) };
  return PLAIN.filter((fraction) => valueOf(fraction) <= share + 1e-9).reduce((best, each) =>
    valueOf(each) > valueOf(best) + 1e-9 ? each : best,
  );
}

/** Returns one in a round number: of the two neighbours the one with the smaller ratio to the number. */
function oneIn(number: number): Fraction {
  const [above, below] = [roundAbove(number), roundBelow(number)];
  return { n: 1, of: above / number < number / below ? above : below };
}

const tensOf = (number: number): number => 10 ** Math.floor(Math.log10(number) + 1e-9);

const roundAbove = (number: number): number => {
  const tens = tensOf(number);
  return Math.round(tens * Math.min(...ROUND.filter((each) => each * tens >= number - 1e-6)));
};

const roundBelow = (number: number): number => {
  const tens = tensOf(number);
  return Math.round(tens * Math.max(...ROUND.filter((each) => each * tens <= number + 1e-6)));
};
