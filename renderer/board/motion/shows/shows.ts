import { carousel, cascade, fountain } from './classic.ts';
import { fan, ripple, spiral } from './gathered.ts';
import { burst, pairs } from './scattered.ts';
import type { Show } from './show.ts';

/** The ways to celebrate a win, by name. */
export const SHOWS = { fountain, cascade, carousel, spiral, fan, ripple, pairs, burst } satisfies Record<string, Show>;
export type ShowName = keyof typeof SHOWS;
