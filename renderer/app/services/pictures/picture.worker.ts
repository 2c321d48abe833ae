import type { PictureName } from '../../../../preload/api.ts';
import { remakePicture } from './picture-file.ts';

/* Decodes and converts a picture, off the main thread: a large one takes seconds. */

addEventListener('message', ({ data }: MessageEvent<{ readonly name: PictureName; readonly file: Blob }>) => {
  void remakePicture(data.name, data.file).then((made) => postMessage(made));
});
