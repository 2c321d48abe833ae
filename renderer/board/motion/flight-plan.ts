import type { Change } from '../../../engine/rules.ts';
import type { Point } from '../model/box.ts';
import { AT_REST, type Piece, type Pieces, restingZ } from '../geometry/pieces.ts';
import type { FlightPath } from './shows/show.ts';

/** One stretch of a piece's way; times in milliseconds from the start. */
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
  /** It belongs to the celebration of a win. */
  readonly show?: true;
}

export interface Start extends Point {
  readonly scale: number;
  readonly angle: number;
}

export interface Tempo {
  /** Milliseconds that one flight takes. */
  readonly flight: number;
  /** The most milliseconds between the starts of two changes. */
  readonly stagger: number;
  /** Milliseconds by which everything has come to rest. */
  readonly most: number;
}

export const inTempo = ({ flight, stagger, most }: Tempo, speed: number): Tempo => ({
  flight: flight / speed,
  stagger: stagger / speed,
  most: most / speed,
});

export const DEAL_TEMPO: Tempo = { flight: 210, stagger: 38, most: 1200 };
export const PLAY_TEMPO: Tempo = { flight: 180, stagger: 45, most: 800 };
/** Cards that glide back from where the hand let go. */
export const HOME_TEMPO: Tempo = { flight: 220, stagger: 0, most: 220 };

/** A fan that opens under the pointer. */
export const OPEN_TEMPO: Tempo = { flight: 90, stagger: 0, most: 90 };

/** Milliseconds that a card with no place to go shakes. */
export const SHAKE_MS = 300;

/** Returns where the cards of a pile are now, bottom card first. */
export type Homes = (pile: number) => readonly Point[];

/** Returns when each change begins, in milliseconds; one that moves nothing begins with the one before it. */
export function startsOf(changes: readonly Change[], { flight, stagger, most }: Tempo): readonly number[] {
  const begins = (change: Change): boolean => change.kind === 'turn' || (change.kind === 'move' && !change.together);
  const step = Math.min(stagger, (most - flight) / Math.max(1, changes.filter(begins).length));
  let begun = 0;
  return changes.map((change) => step * Math.max(0, (begins(change) ? ++begun : begun) - 1));
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
      if (piece.shown !== piece.card) addLeg(legs, piece, { ...turnHere(piece, 0, flight), rest: restingZ(pile, i) });
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
  for (const [i, piece] of moved.entries()) {
    const rest = restingZ(to, below + i);
    const end = start + flight;
    addLeg(legs, piece, { piece, start, end, to: places[below + i], turns: turned, rest, from: undefined });
  }
}

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
      const rest = restingZ(pile, i);
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
