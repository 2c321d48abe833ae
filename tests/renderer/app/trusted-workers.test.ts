import { expect, test } from 'vitest';
import { ourWorker } from '../../../renderer/app/trusted-workers.ts';

const ASSETS = 'http://127.0.0.1:4321/assets/';

test('starts a worker of the build', () => {
  const address = `${ASSETS}search.worker-Bb5EYfI6.js`;
  expect(ourWorker(address, ASSETS)).toBe(address);
});

test.each([
  `${ASSETS}main-D4Mw3mHc.js`,
  `${ASSETS}../search.worker-a.js`,
  `${ASSETS}search.worker-a.js?x`,
  `${ASSETS}search.worker-a.js\n`,
  'http://127.0.0.1:4322/assets/search.worker-a.js',
  'http://evil.example/assets/search.worker-a.js',
  'blob:http://127.0.0.1:4321/assets/search.worker-a.js',
  'data:text/javascript,0',
  '/assets/search.worker-a.js',
])('starts nothing else: %j', (address) => {
  expect(ourWorker(address, ASSETS)).toBeNull();
});
