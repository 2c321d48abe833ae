const [SIZE, MIDDLE] = [624, 397];

/**
 * Returns a generator of numbers from 0 up to 1, as Python makes them from an integer seed: MT19937 (Matsumoto &
 * Nishimura, 1998) seeded with the number's 32-bit words, lowest first; two outputs make one number of 53 bits.
 */
export function mersenneTwister(seed: bigint): () => number {
  const next = outputs(begunWith(wordsOf(seed)));
  return () => ((next() >>> 5) * 2 ** 26 + (next() >>> 6)) / 2 ** 53;
}

function wordsOf(number: bigint): number[] {
  const words: number[] = [];
  for (let left = number; left > 0n; left >>= 32n) words.push(Number(left & 0xffffffffn));
  return words.length > 0 ? words : [0];
}

/** Mixes a word of the state into the next: its high bits are folded in, then it is multiplied. */
const mixed = (word: number, factor: number): number => Math.imul(word ^ (word >>> 30), factor);

function begunWith(key: readonly number[]): Uint32Array {
  const state = new Uint32Array(SIZE);
  state[0] = 19650218;
  for (let i = 1; i < SIZE; i++) state[i] = mixed(state[i - 1]!, 1812433253) + i;
  let at = 1;
  const step = (factor: number, more: number): void => {
    const term = mixed(state[at - 1]!, factor);
    state[at] = (state[at]! ^ term) + more;
    if (++at < SIZE) return;
    state[0] = state[SIZE - 1]!;
    at = 1;
  };
  for (let i = 0; i < Math.max(SIZE, key.length); i++) {
    const word = i % key.length;
    step(1664525, key[word]! + word);
  }
  for (let i = 1; i < SIZE; i++) step(1566083941, -at);
  state[0] = 0x80000000;
  return state;
}

/** Returns the generator's outputs, 32 bits each; all words of `state` count as used. */
function outputs(state: Uint32Array): () => number {
  let at = SIZE;
  return () => {
    if (at === SIZE) {
      twist(state);
      at = 0;
    }
    let y = state[at++]!;
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    return (y ^ (y >>> 18)) >>> 0;
  };
}

function twist(state: Uint32Array): void {
  for (let i = 0; i < SIZE; i++) {
    const y = (state[i]! & 0x80000000) | (state[(i + 1) % SIZE]! & 0x7fffffff);
    state[i] = state[(i + MIDDLE) % SIZE]! ^ (y >>> 1) ^ (y & 1 ? 0x9908b0df : 0);
  }
}
