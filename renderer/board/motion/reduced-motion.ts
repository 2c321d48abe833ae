import type { Piece } from '../geometry/pieces.ts';
import type { Leg } from './flight-plan.ts';

const FADE_MS = 160;

/**
 * Replaces these legs for people whom motion disturbs: nothing travels, and changed cards fade in at their new places.
 */
export function fadedLegs(legs: readonly Leg[], speed: number): Leg[] {
  const last = new Map<Piece, Leg>();
  for (const leg of legs.toSorted((a, b) => a.end - b.end)) {
    const before = last.get(leg.piece);
    last.set(leg.piece, {
      ...leg,
      start: 0,
      end: FADE_MS / speed,
      to: leg.to ?? before?.to,
      turns: leg.turns || before?.turns === true,
      fades: true,
    });
  }
  return [...last.values()];
}
