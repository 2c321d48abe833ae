import type { LessonReply, LessonRequest } from './lesson-messages.ts';

export type AskLesson = (asked: LessonRequest) => Promise<LessonReply>;

/** Has a worker of its own make a lesson. */
export const askLesson: AskLesson = async (asked) => {
  const worker = new Worker(new URL('./lesson.worker.ts', import.meta.url), { type: 'module' });
  const taught = new Promise<LessonReply>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<LessonReply>) => resolve(data));
    worker.addEventListener('error', () => resolve(undefined));
  });
  worker.postMessage(asked, []);
  return taught.finally(() => worker.terminate());
};
