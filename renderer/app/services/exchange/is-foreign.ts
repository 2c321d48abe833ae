/** Loaded when a file is dropped on the window: playing needs no readers of other programs' files. */
export { isForeign } from '../../../../engine/text.ts';
