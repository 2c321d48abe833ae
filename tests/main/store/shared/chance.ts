/** Numbers that look random, the same for the same seed: from 0 to below `below`. */
export type DrawNumber = (below: number) => number;

/** A small generator of its own (mulberry32). */
export function drawingFrom(seed: number): DrawNumber {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
