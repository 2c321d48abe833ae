import { type Plugin } from 'vite';

/** What the first lines fetch: the program, and what draws, which makes itself ready meanwhile. */
const FETCHED = ['/main.tsx', '/board/draw/webgl-stage.ts'];

/** In which the first words are written: they would else be seen in another one for a moment. */
const FONT = /source-sans-3-latin-wght-normal.*\.woff2$/;

const named = (file: string, attrs: Readonly<Record<string, string>>) => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true, href: `/${file}` },
  injectTo: 'head' as const,
});

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
      const files = new Set(parts.map(({ fileName }) => fileName));
      // A set is walked on into what is added meanwhile: all that the two import, however far away.
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
