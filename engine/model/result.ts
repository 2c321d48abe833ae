/** The result of something that may fail: its value, or what is wrong. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const succeed = <T>(value: T) => ({ ok: true, value }) as const;

export const fail = <E>(error: E) => ({ ok: false, error }) as const;
