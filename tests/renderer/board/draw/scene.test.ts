import { expect, test } from 'vitest';
import { lookOfScene, withRaised, type Scene } from '../../../../renderer/board/draw/scene.ts';
import { makePiece } from '../../../../renderer/board/geometry/pieces.ts';

const pieces = [1, 2, 3].map((card) => Object.assign(makePiece(card), { y: 40 }));
const scene: Scene = {
  cardWidth: 80,
  cardHeight: 112,
  marks: [],
  edges: [],
  resting: pieces,
  frames: [],
  shaded: new Set(),
  lifted: { shadows: [], pieces: [] },
};

test('raises cards under a pointer without moving pieces', () => {
  const shown = withRaised(scene, pieces.slice(1));
  expect(shown.resting.map(({ y }) => y)).toEqual([40, 38, 38]);
  expect(pieces.map(({ y }) => y)).toEqual([40, 40, 40]);
});

test('differs when a card slopes', () => {
  const sloping = { ...scene, resting: [{ ...pieces[0]!, lean: 0.1 }, ...pieces.slice(1)] };
  expect(lookOfScene(sloping)).not.toBe(lookOfScene(scene));
  expect(lookOfScene(withRaised(scene, []))).toBe(lookOfScene(scene));
});

test('draws a scene with a shaded card differently', () => {
  expect(lookOfScene({ ...scene, shaded: new Set([pieces[0]!]) })).not.toBe(lookOfScene(scene));
});
