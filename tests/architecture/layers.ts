import { ENGINE_LAYERS } from './layers/engine.ts';
import { MAIN_LAYERS } from './layers/main.ts';
import { RENDERER_LAYERS } from './layers/renderer.ts';

/**
 * The layers of each module, with the layers of the same module that each may import; a layer may always import itself.
 * A path's layer is the longest name that it begins with. Files directly in a module's folder are its entry points:
 * they may import all of it.
 */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  ...ENGINE_LAYERS,
  ...MAIN_LAYERS,
  ...RENDERER_LAYERS,
};

/** Returns the layer of a file. */
export const layerOf = (path: string): string | undefined =>
  Object.keys(LAYERS)
    .filter((layer) => path.startsWith(layer))
    .toSorted((a, b) => b.length - a.length)[0];

/** Whether files of this layer may import that file. */
export const mayImport = (layer: string, of: string): boolean =>
  layerOf(of) === layer || LAYERS[layer]!.some((other) => of.startsWith(other));
