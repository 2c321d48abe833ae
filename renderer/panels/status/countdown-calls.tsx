import { useEffect, useRef } from 'preact/hooks';
import type { App } from '../../app/app.ts';
import type { Play } from '../../app/model/play/play.ts';
import { sayExtra } from '../../words/fetched/said-extra.ts';
import { useExtra } from '../ui/answers/use-extra.ts';
import { useClock } from './use-clock.ts';

interface CountdownProps {
  readonly app: Pick<App, 'notices'>;
  readonly play: Play;
  readonly minutes: number;
}

/** What is called out, and with how many milliseconds left. */
const CALLS = [
  { at: 60_000, word: 'countdown.minute' },
  { at: 0, word: 'countdown.up' },
] as const;

/**
 * Calls out the last minute of a countdown, and its end; nothing of a game that is resumed later than that, or for
 * which another time is set.
 */
export function CountdownCalls({ app, play, minutes }: CountdownProps) {
  const isReady = useExtra();
  const left = minutes * 60_000 - useClock(play);
  const last = useRef({ play, minutes, left });
  useEffect(() => {
    const before = last.current;
    last.current = { play, minutes, left };
    if (!isReady || play.finished || before.play !== play || before.minutes !== minutes) return;
    const call = CALLS.findLast(({ at }) => before.left > at && left <= at);
    if (call) app.notices.tell(sayExtra(call.word));
  });
  return null;
}
