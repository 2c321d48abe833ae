import type { Lesson, OptionsKey } from '../../../../engine/index.ts';

/** Of which game a lesson is wanted. */
export interface Asked {
  readonly game: string;
  readonly options: OptionsKey;
}

/** The lesson; undefined when there is none. */
export type Taught = Lesson | undefined;

export type AskLesson = (asked: Asked) => Promise<Taught>;

/** Has a lesson made by a worker that lives as long as that takes. */
export const askLesson: AskLesson = async (asked) => {
  const worker = new Worker(new URL('./lesson.worker.ts', import.meta.url), { type: 'module' });
  const taught = new Promise<Taught>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Taught>) => resolve(data));
    worker.addEventListener('error', () => resolve(undefined));
  });
  worker.postMessage(asked, []);
  return taught.finally(() => worker.terminate());
};
