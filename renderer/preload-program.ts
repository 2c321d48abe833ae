import { type Plugin } from 'vite';

/** What the first lines fetch: the program, and what draws, which makes itself ready meanwhile. */
const FETCHED = ['/main.tsx', '/board/draw/stage.ts'];

/**
 * Names the files of the program in the page's head, so that they are fetched and read together with the first lines,
 * which would otherwise have to run before the browser knows of the rest.
 */
export const preloadProgram: Plugin = {
  name: 'preload-program',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const parts = FETCHED.map(
        (end) =>
          chunks.find((chunk) => chunk.facadeModuleId?.endsWith(end)) ?? this.error(`${end} has no file of its own.`),
      );
      const first = chunks.find((chunk) => chunk.isEntry);
      const files = new Set([...parts.map(({ fileName }) => fileName), ...parts.flatMap(({ imports }) => imports)]);
      const later = [...files].filter((file) => file !== first?.fileName && !first?.imports.includes(file));
      return later.map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head' as const,
      }));
    },
  },
};
