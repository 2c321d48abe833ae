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
  lifted: { shadows: [], pieces: [] },
};

test('cards under a pointer are drawn higher, the others and the pieces themselves stay where they lie', () => {
  const shown = withRaised(scene, pieces.slice(1));
  expect(shown.resting.map(({ y }) => y)).toEqual([40, 38, 38]);
  expect(pieces.map(({ y }) => y)).toEqual([40, 40, 40]);
});

test('a scene with a card that slopes looks another than one in which it lies', () => {
  const sloping = { ...scene, resting: [{ ...pieces[0]!, lean: 0.1 }, ...pieces.slice(1)] };
  expect(lookOfScene(sloping)).not.toBe(lookOfScene(scene));
  expect(lookOfScene(withRaised(scene, []))).toBe(lookOfScene(scene));
});
