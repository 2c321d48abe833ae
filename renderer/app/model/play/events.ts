import { type Change, type Session } from '../../../../engine/rules.ts';

/** An event shown by a small motion and a sound: a suit or a run complete, a peak cleared, the first empty column. */
export interface TableEvent {
  readonly kind: 'suit' | 'peak' | 'empty';
  readonly pile: number;
  /** The index of the change that causes it. */
  readonly change: number;
}

const SUIT_SIZE = 13;

/** Sessions that have had an empty column. */
const emptied = new WeakSet<Session>();

/** Returns the events that these changes, the last ones of a session, have caused. */
export function eventsOf(changes: readonly Change[], session: Session): readonly TableEvent[] {
  return changes.flatMap((change, at) => {
    if (change.kind !== 'move') return [];
    const isLast = (side: 'from' | 'to'): boolean =>
      !changes.slice(at + 1).some((other) => other.kind === 'move' && other[side] === change[side]);
    const found: TableEvent[] = [];
    if (isLast('to') && isComplete(session, change.to)) found.push({ kind: 'suit', pile: change.to, change: at });
    if (isLast('from') && session.table.size(change.from) === 0) found.push(...leftEmpty(session, change.from, at));
    return found;
  });
}

const isComplete = ({ shapes, table }: Session, pile: number): boolean =>
  shapes[pile]?.role === 'foundation' && table.size(pile) === SUIT_SIZE;

function leftEmpty(session: Session, pile: number, change: number): readonly TableEvent[] {
  const { shapes } = session;
  const shape = shapes[pile];
  if (shape?.role !== 'tableau') return [];
  if (shape.name === 'peak' && shape.y === topOfPeaks(session)) return [{ kind: 'peak', pile, change }];
  if (shape.fan.direction !== 'down' || shape.fan.shown < Infinity || emptied.has(session)) return [];
  emptied.add(session);
  return [{ kind: 'empty', pile, change }];
}

const topOfPeaks = ({ shapes }: Session): number =>
  Math.min(...shapes.filter(({ name }) => name === 'peak').map(({ y }) => y));

/** Returns the length of the chain that these changes, the last ones of a session, have made longer; else 0. */
export function chainGrownBy(changes: readonly Change[], { chain }: Session): number {
  const last = changes.findLast(({ kind }) => kind === 'move');
  return chain && last?.kind === 'move' && last.to === chain.pile ? chain.length : 0;
}
