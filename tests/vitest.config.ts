import { defineConfig } from 'vitest/config';

/** Unit tests of every room; what needs a whole program in a whole browser lies in tests/e2e and is Playwright's. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname.replace(/^\/(?=[A-Za-z]:)/, ''),
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/e2e/**', '**/node_modules/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    allowOnly: false,
    passWithNoTests: false,
  },
});
