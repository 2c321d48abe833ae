import { sayAbout } from '../../../words/refusals.ts';
import { say } from '../../../words/say.ts';

/** Puts a text on the clipboard; returns a message if that failed. */
export async function toClipboard(text: string): Promise<string | undefined> {
  try {
    await navigator.clipboard.writeText(text);
    return undefined;
  } catch (error) {
    const forbidden = error instanceof DOMException && error.name === 'NotAllowedError';
    return say('notice.not-copied', { why: sayAbout({ because: forbidden ? 'not-allowed' : 'unknown' }) });
  }
}

/** Puts a picture on the clipboard once it is made; returns whether that worked. */
export async function pictureToClipboard(picture: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    return true;
  } catch {
    return false;
  }
}
