import { fail, type Result } from '../../../../engine/rules.ts';
import type { PictureName } from '../../../../preload/api.ts';
import type { MakeWorker } from '../../model/workers.ts';
import type { PictureFault } from './picture-file.ts';

/** Converts a file to its stored form, as `remakePicture` does, in a separate worker, which then ends. */
export async function remakeInWorker(
  make: MakeWorker,
  name: PictureName,
  file: Blob,
): Promise<Result<Blob, PictureFault>> {
  const worker = make();
  try {
    return await new Promise((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Result<Blob, PictureFault>>) => resolve(data));
      worker.addEventListener('error', () => resolve(fail('broken')));
      worker.postMessage({ name, file });
    });
  } finally {
    worker.terminate();
  }
}
