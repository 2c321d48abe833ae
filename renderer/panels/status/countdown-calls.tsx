import { useEffect, useRef } from 'preact/hooks';
import type { App } from '../../app/app.ts';
import type { Play } from '../../app/model/play/play.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { useClock } from './use-clock.ts';

interface CountdownProps {
  readonly app: Pick<App, 'notices'>;
  readonly play: Play;
  readonly minutes: number;
}

/** Announcements, each with the milliseconds left. */
const ANNOUNCEMENTS = [
  { at: 60_000, word: 'countdown.minute' },
  { at: 0, word: 'countdown.up' },
] as const;

/**
 * Announces the last minute of a countdown and its end, but not for a game resumed after that or when the time limit
 * has been changed.
 */
export function CountdownCalls({ app, play, minutes }: CountdownProps) {
  const left = minutes * 60_000 - useClock(play);
  const last = useRef({ play, minutes, left });
  useEffect(() => {
    const before = last.current;
    last.current = { play, minutes, left };
    if (play.finished || before.play !== play || before.minutes !== minutes) return;
    const call = ANNOUNCEMENTS.findLast(({ at }) => before.left > at && left <= at);
    if (call) app.notices.tell(sayExtra(call.word));
  });
  return null;
}
