import { useMemo } from 'preact/hooks';
import type { Session } from '../../../engine/rules.ts';
import { readTable } from '../../app/services/speech/read-aloud.ts';
import type { PaintedLook } from '../../board/model/look.ts';
import { usePainted } from '../ui/painted/use-painted.ts';
import { paintTable } from './paint-table.ts';

interface SmallTableProps {
  readonly session: Session;
  /** How many moves were made in it. */
  readonly at: number;
  readonly look: PaintedLook;
}

/** A position on a small table, in the player's own cards; described in words for screen readers. */
export function SmallTable({ session, at, look }: SmallTableProps) {
  const description = useMemo(() => readTable(session), [session, at]);
  const key = `${at} ${JSON.stringify(look)}`;
  const ref = usePainted((canvas, size) => paintTable(canvas, session, look, size), key);
  return <canvas ref={ref} class="played-table" role="img" aria-label={description} />;
}
