import type { Result } from '../../engine/model/result.ts';

/** What came of it, right or wrong: for tests that say which of the two they expect. */
export const either = <T, E>(result: Result<T, E>): T | E => (result.ok ? result.value : result.error);
