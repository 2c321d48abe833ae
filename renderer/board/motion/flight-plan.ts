import type { Change } from '../../../engine/rules.ts';
import type { Point } from '../model/box.ts';
import { AT_REST, type Piece, type Pieces } from '../geometry/pieces.ts';
import type { FlightPath, Show } from './shows/show.ts';

/** One leg of a piece's flight; times in milliseconds from the start. */
export interface Leg {
  readonly piece: Piece;
  start: number;
  end: number;
  /** Its destination; undefined: the card turns in place. */
  to: Point | undefined;
  /** The card is turned over on the way. */
  readonly turns: boolean;
  /** Its height among resting cards once it has landed. */
  rest: number;
  /** How it was drawn when the leg started; set then. */
  from: Start | undefined;
  /** The card only makes room for others. */
  readonly aside?: true;
  /** The card does not travel: it fades in at its destination. */
  readonly fades?: true;
  readonly path?: FlightPath;
  /** The celebration of a win that it belongs to. */
  readonly show?: Show;
}

export interface Start extends Point {
  readonly scale: number;
  readonly angle: number;
}

/** The fewest cards of a run that is swept home, and the time from each to the next, as a share of a flight. */
export const LEAST_SWEPT = 4;
const SWEEP = 0.12;

export interface Tempo {
  /** Milliseconds that one flight takes. */
  readonly flight: number;
  /** The most milliseconds between the starts of two changes. */
  readonly stagger: number;
  /** The least milliseconds between them: they follow each other faster and faster. Absent: always the most. */
  readonly quickest?: number;
  /** Everything is at rest after this many milliseconds. */
  readonly most: number;
}

export const inTempo = ({ flight, stagger, quickest, most }: Tempo, speed: number): Tempo => ({
  flight: flight / speed,
  stagger: stagger / speed,
  ...(quickest !== undefined && { quickest: quickest / speed }),
  most: most / speed,
});

export const DEAL_TEMPO: Tempo = { flight: 210, stagger: 38, most: 1200 };
export const PLAY_TEMPO: Tempo = { flight: 180, stagger: 45, most: 800 };
/** The last cards of a won game. */
export const FINISH_TEMPO: Tempo = { flight: 200, stagger: 60, quickest: 25, most: 3500 };
/** The tempo of cards that glide back from where they were dropped. */
export const HOME_TEMPO: Tempo = { flight: 220, stagger: 0, most: 220 };

/** The tempo of a fan that opens under the pointer. */
export const OPEN_TEMPO: Tempo = { flight: 90, stagger: 0, most: 90 };

/** A card with no place to go shakes for this many milliseconds. */
export const SHAKE_MS = 300;

/**
 * How changes are shown: one by one, straight to the final position, or one by one and ever faster, as a game that is
 * won.
 */
export type HowShown = 'each' | 'straight' | 'finish';

/** Returns where the cards of a pile are now, bottom card first. */
export type Homes = (pile: number) => readonly Point[];

/** Returns when each change begins, in milliseconds; one that moves nothing begins with the one before it. */
export function startsOf(changes: readonly Change[], tempo: Tempo): readonly number[] {
  const { flight, stagger, quickest = stagger, most } = tempo;
  const begins = (change: Change): boolean => change.kind === 'turn' || (change.kind === 'move' && !change.together);
  const count = Math.max(1, changes.filter(begins).length);
  const whole = (count * (stagger + quickest)) / 2;
  const hurry = whole > most - flight ? (most - flight) / whole : 1;
  const slower = (stagger - quickest) / (2 * count);
  const startAt = (at: number): number => hurry * at * (stagger - slower * at);
  let begun = 0;
  return changes.map((change) => startAt(Math.max(0, (begins(change) ? ++begun : begun) - 1)));
}

/** Makes the changes in `pieces` and returns every piece's way from where it is drawn to where it belongs. */
export function plan(changes: readonly Change[], pieces: Pieces, homes: Homes, tempo: Tempo): Leg[] {
  const legs = new Map<Piece, Leg[]>();
  const starts = startsOf(changes, tempo);
  for (const [i, change] of changes.entries()) {
    const touched = pieces.apply(change);
    if (change.kind !== 'move' && change.kind !== 'turn') continue;
    const start = starts[i] ?? 0;
    if (change.kind === 'move') flyTo(change, touched, start, { pieces, homes, legs, flight: tempo.flight });
    else for (const piece of touched) addLeg(legs, piece, turnHere(piece, start, tempo.flight));
  }
  bringHome(pieces, homes, legs, tempo.flight);
  return inTime([...legs.values()].flat(), tempo.most);
}

/** Makes all changes in `pieces` and returns each piece's way straight to where it belongs after the last of them. */
export function planStraight(changes: readonly Change[], pieces: Pieces, homes: Homes, { flight }: Tempo): Leg[] {
  const legs: Legs = new Map();
  for (const change of changes) pieces.apply(change);
  for (const [pile, inPile] of pieces.piles.entries())
    for (const [i, piece] of inPile.entries())
      if (piece.shown !== piece.card)
        addLeg(legs, piece, { ...turnHere(piece, 0, flight), rest: pieces.restingZ(pile, i) });
  bringHome(pieces, homes, legs, flight);
  return [...legs.values()].flat();
}

type Legs = Map<Piece, Leg[]>;
type Move = Extract<Change, { kind: 'move' }>;

/** Where cards are and belong, their legs so far, and how long they fly, in milliseconds. */
interface Flying {
  readonly pieces: Pieces;
  readonly homes: Homes;
  readonly legs: Legs;
  readonly flight: number;
}

function flyTo({ to, turned }: Move, moved: Piece[], start: number, { pieces, homes, legs, flight }: Flying): void {
  const places = homes(to);
  const below = (pieces.piles[to]?.length ?? 0) - moved.length;
  const gap = isSweep({ turned, count: moved.length }, places) ? flight * SWEEP : 0;
  for (const [i, piece] of moved.entries()) {
    const rest = pieces.restingZ(to, below + i);
    const begun = start + gap * (moved.length - 1 - i);
    const end = begun + flight;
    addLeg(legs, piece, { piece, start: begun, end, to: places[below + i], turns: turned, rest, from: undefined });
  }
}

/** Whether a run goes to a pile where its cards lie on one another: they go one after the other, the top card first. */
const isSweep = ({ turned, count }: Pick<Move, 'turned' | 'count'>, places: readonly Point[]): boolean => {
  const [next, top] = places.slice(-2);
  return count >= LEAST_SWEPT && !turned && next?.x === top?.x && next?.y === top?.y;
};

const turnHere = (piece: Piece, start: number, flight: number): Leg => ({
  piece,
  start,
  end: start + flight,
  to: undefined,
  turns: true,
  rest: piece.z,
  from: undefined,
});

/** Adds a leg, which begins no earlier than the piece's one before it ends. */
function addLeg(legs: Legs, piece: Piece, leg: Leg): void {
  const before = legs.get(piece) ?? [];
  const late = Math.max(0, (before.at(-1)?.end ?? 0) - leg.start);
  before.push({ ...leg, start: leg.start + late, end: leg.end + late });
  legs.set(piece, before);
}

/** Makes the last leg of every piece lead to its final place, which later changes may have moved. */
function bringHome(pieces: Pieces, homes: Homes, legs: Legs, flight: number): void {
  for (const [pile, inPile] of pieces.piles.entries()) {
    const places = homes(pile);
    for (const [i, piece] of inPile.entries()) {
      const home = places[i];
      const own = legs.get(piece);
      const rest = pieces.restingZ(pile, i);
      const last = own?.findLast((leg) => leg.to !== undefined);
      for (const leg of own ?? []) if (!leg.to || leg === last) leg.rest = rest;
      if (last) last.to = home;
      else if (home && isAway(piece, home)) shift(legs, piece, home, rest, flight);
      else if (!own) piece.z = rest;
    }
  }
}

const isAway = ({ x, y, scale, angle }: Piece, home: Point): boolean =>
  home.x !== x || home.y !== y || scale !== AT_REST.scale || angle !== AT_REST.angle;

function shift(legs: Legs, piece: Piece, to: Point, rest: number, flight: number): void {
  const own = legs.get(piece) ?? [];
  own.push({ piece, start: 0, end: flight, to, turns: false, rest, from: undefined, aside: true });
  legs.set(piece, own);
}

function inTime(legs: Leg[], most: number): Leg[] {
  const longest = Math.max(0, ...legs.map(({ end }) => end));
  const hurry = longest > most ? most / longest : 1;
  for (const leg of legs) {
    leg.start *= hurry;
    leg.end *= hurry;
  }
  return legs.sort((a, b) => a.start - b.start);
}
