/** As the stage asks for it; whoever asks for a canvas's context again gets the one that it has. */
const CONTEXT: WebGLContextAttributes = {
  alpha: true,
  antialias: false,
  premultipliedAlpha: true,
  preserveDrawingBuffer: false,
  stencil: true,
  powerPreference: 'default',
};

let early: HTMLCanvasElement | undefined;
/** A board has a canvas, be it an early one or not: another would be for nobody. */
let taken = false;

/** Makes a canvas and has the graphics card make ready for it, which takes a while, before anything is there to be drawn. */
export function makeCanvas(): void {
  if (taken) return;
  early = document.createElement('canvas');
  // Any question is answered only when all is ready: whoever asks later need not wait.
  early.getContext('webgl2', CONTEXT)?.getExtension('EXT_texture_filter_anisotropic');
}

/** The canvas that was made before, once; after that another one. */
export function takeCanvas(): HTMLCanvasElement {
  const canvas = early ?? document.createElement('canvas');
  early = undefined;
  taken = true;
  return canvas;
}
