import type { Saved } from '../../../engine/index.ts';
import { searchSaved } from './search-saved.ts';

/** Off the main thread: one search, whose worker is ended when nobody waits for it any more. */
addEventListener('message', ({ data }: MessageEvent<Saved>) =>
  searchSaved(
    data,
    (finding) => postMessage(finding),
    () => performance.now(),
  ),
);
