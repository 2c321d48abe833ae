import { expect, test } from 'vitest';
import { type Bridge, FACE_PARTS, type OwnCardSet } from '../../../../../preload/api.ts';
import { exportJson } from '../../../../../renderer/app/services/exchange/export.ts';
import { readFile } from '../../../../../renderer/app/services/exchange/import.ts';

const SET: OwnCardSet = {
  id: 'set-0123456789abcdef',
  name: 'Old cards',
  kind: 'kde',
  author: '',
  texts: [],
  parts: [...FACE_PARTS, 'back'],
};

const ANSWERS: Readonly<Record<string, (...args: readonly unknown[]) => unknown>> = {
  'statistics.of': () => ({ played: 0 }),
  'export.results': () => ({ results: [], next: null }),
  'export.kept': () => [],
  'export.named': () => [],
  'carried.list': () => [],
  'settings.read': () => ({}),
  'pictures.get': (name) => (name === 'back' ? 'B' : null),
  'sets.list': () => [SET],
  'sets.parts': (_set, parts) => (parts as string[]).map((part) => `picture of ${part}`),
};

const bridge = {
  request: (name: string, ...args: readonly unknown[]) =>
    Promise.resolve({ ok: true, value: ANSWERS[name]?.(...args) }),
} as unknown as Bridge;

test('exports every card set with its pictures', async () => {
  const made = await exportJson(bridge, true);
  const read = readFile('baize.json', made.ok ? await made.value.text() : '');
  const pictures = read.ok ? read.value.find(([kind]) => kind === 'pictures')?.[1] : undefined;
  expect(pictures?.slice(0, 3)).toEqual([
    { name: 'back', webp: 'B' },
    { about: SET },
    { set: SET.id, part: 'AC', webp: 'picture of AC' },
  ]);
  expect(pictures).toHaveLength(2 + SET.parts.length);
});
