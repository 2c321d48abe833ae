import { optimize } from 'svgo';
import type { Plugin } from 'vite';

/**
 * A drawing with shorter paths and all else as it was. Most bytes of the court figures are decimals that no screen shows: a unit
 * is a 1300th of a figure's width, and a hundredth of it is kept.
 */
export const shortPaths = (svg: string): string =>
  optimize(svg, { plugins: [{ name: 'convertPathData', params: { floatPrecision: 2 } }] }).data;

/** Gives the court figures to the page with shorter paths; a build without it draws the same from larger files. */
export const shortCourts: Plugin = {
  name: 'short-courts',
  enforce: 'pre',
  load: {
    filter: { id: /react-playing-cards.*\.svg\?raw$/ },
    async handler(id) {
      const svg = await this.fs.readFile(id.replace(/\?raw$/, ''), { encoding: 'utf8' });
      return `export default ${JSON.stringify(shortPaths(svg))};`;
    },
  },
};
