import type { MakeWorker } from '../../model/workers.ts';
import type { LessonReply, LessonRequest } from './lesson-messages.ts';

export type AskLesson = (asked: LessonRequest) => Promise<LessonReply>;

/** Has a worker of its own make each lesson. */
export const askLessonOf =
  (make: MakeWorker): AskLesson =>
  async (asked) => {
    const worker = make();
    const taught = new Promise<LessonReply>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<LessonReply>) => resolve(data));
      worker.addEventListener('error', () => resolve(undefined));
    });
    worker.postMessage(asked, []);
    return taught.finally(() => worker.terminate());
  };
