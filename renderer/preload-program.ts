import { type Plugin } from 'vite';

/** What the first lines fetch: the program, and the stage that is being made ready meanwhile. */
const FETCHED = ['/main.tsx', '/board/draw/webgl-stage.ts'];

/** The font of the first words, which would otherwise appear in another one for a moment. */
const FONT = /source-sans-3-latin-wght-normal.*\.woff2$/;

const named = (file: string, attrs: Readonly<Record<string, string>>) => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true, href: `/${file}` },
  injectTo: 'head' as const,
});

/**
 * Names the program's files in the page's head, so that they are fetched together with the first lines, which would
 * otherwise have to run before the browser knows about the rest.
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
      const files = new Set(parts.map(({ fileName }) => fileName));
      // Iterating over a set includes what is added meanwhile: everything that the two import, directly or not.
      for (const file of files)
        chunks.find(({ fileName }) => fileName === file)?.imports.forEach((of) => files.add(of));
      const first = chunks.find((chunk) => chunk.isEntry);
      const later = [...files].filter((file) => file !== first?.fileName && !first?.imports.includes(file));
      const font = Object.keys(bundle).find((file) => FONT.test(file)) ?? this.error('The first words have no font.');
      return [
        ...later.map((file) => named(file, { rel: 'modulepreload' })),
        named(font, { rel: 'preload', as: 'font', type: 'font/woff2' }),
      ];
    },
  },
};
