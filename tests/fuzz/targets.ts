import { foreign } from './foreign.ts';
import { http } from './http.ts';
import { imports } from './imports.ts';
import { peers } from './peers.ts';
import { requests } from './requests.ts';
import { saves } from './saves.ts';
import { sets } from './sets.ts';
import { shared } from './shared.ts';
import type { Target } from './target.ts';

/** All code that accepts input from outside. */
export const TARGETS: readonly Target[] = [requests, http, saves, imports, shared, sets, peers, foreign];
