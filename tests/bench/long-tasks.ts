import type { Browser, Page } from 'playwright';

/** The tasks of a page's main thread during an action. */
export interface LongTasks {
  readonly tasks: number;
  /** Tasks that took more CPU than the limit, and the longest task in milliseconds. */
  readonly long: number;
  readonly longest: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * Counts the tasks of the page's main thread, and those that take more CPU than `milliseconds`, during `act`; other
 * processes don't count.
 */
export async function longTasks(
  browser: Browser,
  page: Page,
  milliseconds: number,
  act: () => Promise<void>,
): Promise<LongTasks> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const mains = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = trace.traceEvents
    .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && mains.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
  const long = tasks.filter((took) => took > milliseconds);
  return { tasks: tasks.length, long: long.length, longest: Math.max(0, ...tasks) };
}
