import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parseCard } from '../../../../../engine/rules.ts';
import { BACKS, CARD_SETS, type Look } from '../../../../../preload/api.ts';
import { usesFetchedArt } from '../../../../../renderer/app/model/board-look.ts';
import { paintBack } from '../../../../../renderer/board/art/cards/back-art.ts';
import { paintFace } from '../../../../../renderer/board/art/cards/face-art.ts';
import { FETCHED_ART } from '../../../../../renderer/board/art/fetched/fetched-art.ts';

/** Returns a pen that lists what is called on it and set. */
function listing(): { readonly on: CanvasRenderingContext2D; readonly done: string[] } {
  const done: string[] = [];
  const on = new Proxy({} as CanvasRenderingContext2D, {
    get:
      (_, name) =>
      (...values: unknown[]) =>
        void done.push(`${String(name)} ${JSON.stringify(values)}`),
    set: (_, name, value) => done.push(`${String(name)} ${String(value)}`) > 0,
  });
  return { on, done };
}

beforeAll(() => {
  vi.stubGlobal('Path2D', function Path2D(this: { lines?: string }, lines: string) {
    this.lines = lines;
  });
  vi.stubGlobal('DOMRectReadOnly', function DOMRectReadOnly() {});
});
afterAll(() => vi.unstubAllGlobals());

const pictures = { art: FETCHED_ART };

/** Returns what painting a back does, with or without the art that is fetched. */
function backOf(back: Look['back'], isFetched: boolean): readonly string[] {
  const { on, done } = listing();
  paintBack(on, { cardSet: 'classic', back, dark: false, pictures: isFetched ? pictures : {} });
  return done;
}

function faceOf(cardSet: Look['cardSet'], isFetched: boolean): readonly string[] {
  const { on, done } = listing();
  paintFace(on, parseCard('5C') ?? 0, { cardSet, dark: false, letters: {}, pictures: isFetched ? pictures : {} });
  return done;
}

describe('card backs', () => {
  const ours = BACKS.filter((back) => back !== 'own' && back !== 'set');

  test('are all different and not empty', () => {
    const painted = ours.map((back) => backOf(back, true).join());
    expect(new Set(painted).size).toBe(ours.length);
    expect(Math.min(...ours.map((back) => backOf(back, true).length))).toBeGreaterThan(30);
  });

  test.each(ours)('needs the fetched art for %s only where that is declared', (back) => {
    const needs = backOf(back, true).join() !== backOf(back, false).join();
    expect(usesFetchedArt({ cardSet: 'classic', back })).toBe(needs);
  });
});

describe('the card sets', () => {
  test('are all different', () => {
    expect(new Set(CARD_SETS.map((set) => faceOf(set, true).join())).size).toBe(CARD_SETS.length);
  });

  test.each(CARD_SETS)('needs the fetched art for %s only where that is declared', (cardSet) => {
    const needs = faceOf(cardSet, true).join() !== faceOf(cardSet, false).join();
    expect(usesFetchedArt({ cardSet, back: 'lattice' })).toBe(needs);
  });
});
