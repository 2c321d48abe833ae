import type { Result } from '../../engine/model/result.ts';

/** The value or the error of a result, for tests that say which of the two they expect. */
export const either = <T, E>(result: Result<T, E>): T | E => (result.ok ? result.value : result.error);
