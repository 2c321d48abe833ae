import { fail, type Result, succeed } from '../../../../engine/rules.ts';
import type { MakeWorker } from '../../model/workers.ts';
import type { ChosenFile } from './chosen-file.ts';
import type { SetFault } from './files/unfit.ts';
import { openPainter } from './open-painter.ts';
import type { NoSet, PreparedSet, SetMessage } from './set-messages.ts';

export interface Reading {
  /** Ends the reading. */
  readonly signal: AbortSignal;
  /** Is called with the number of pictures done, and their total. */
  readonly report: (done: number, all: number) => void;
}

/** The reading of all files may take this many milliseconds, and then each picture as many again. */
const STEP_MS = 30_000;

/**
 * Reads a set in a worker of its own, and draws it in a frame of its own. Both are ended with the reading, when
 * `signal` is given, or when a step takes too long.
 */
export async function readInWorker(
  make: MakeWorker,
  files: readonly ChosenFile[],
  { signal, report }: Reading,
): Promise<Result<PreparedSet, NoSet>> {
  const worker = make();
  let painter: HTMLIFrameElement | undefined;
  const step = new Step();
  try {
    return await new Promise((resolve) => {
      const end = (fault: SetFault, about = ''): void => resolve(fail({ fault, about }));
      const tooSlow = (about: string): void => step.begin(() => end('slow', about));
      signal.addEventListener('abort', () => end('stopped'), { once: true });
      worker.addEventListener('error', () => end('damaged'));
      worker.addEventListener('message', ({ data }: MessageEvent<SetMessage>) => {
        if ('set' in data) resolve(succeed(data.set));
        else if ('fault' in data) resolve(fail(data));
        else if ('painter' in data) painter = openPainter(data.painter);
        else {
          tooSlow(data.path);
          report(data.done, data.all);
        }
      });
      if (signal.aborted) return end('stopped');
      tooSlow(files[0]?.path ?? '');
      worker.postMessage(files, []);
    });
  } finally {
    step.end();
    painter?.remove();
    worker.terminate();
  }
}

/** The step being done, which may take only so long. */
class Step {
  #timer: ReturnType<typeof setTimeout> | undefined;

  begin(late: () => void): void {
    this.end();
    this.#timer = setTimeout(late, STEP_MS);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
