import { describe, expect, test } from 'vitest';
import { scaledPath } from '../../../../../renderer/panels/picker/picture/scaled-path.ts';

describe('a scaled path', () => {
  test('is relative to its origin', () => {
    expect(scaledPath('M10 20L30 20C30 40 20 50 10 50Z', 0.5)).toBe('m5 10l10 0c0 10-5 15-10 15z');
  });

  test('continues from the start of a closed outline', () => {
    expect(scaledPath('M10 10L20 10L20 20ZM12 12L14 12', 1)).toBe('m10 10l10 0l0 10zm2 2l2 0');
    expect(scaledPath('m.1-.2h.5v-.25zm1 1', 2)).toBe('m.2-.4h1v-.5zm2 2');
  });

  test('keeps arc flags, and flips with a negative factor', () => {
    expect(scaledPath('M-4 0a4 2 0 1 0 8 0Z', -0.5)).toBe('m2 0a2 1 0 1 0-4 0z');
  });
});
