import type { Plugin } from 'vite';
import languages from '../assets/words/languages.json' with { type: 'json' };

/** The module that fetches the pages of rules, by language; each language is a module of its own behind it. */
const MODULE = 'virtual:written-rules';

const ASSETS = `${import.meta.dirname}/../assets`;

/** Lists the files of a folder of the assets; none where there is no such folder. */
type ListFiles = (folder: string) => Promise<readonly string[]>;

/** Writes an import for a file; nothing where there is no such file. */
async function importOf(name: string, folder: string, file: string, query: string, list: ListFiles): Promise<string> {
  const isThere = (await list(folder)).includes(file);
  return isThere
    ? `import ${name} from ${JSON.stringify(`${ASSETS}/${folder}/${file}${query}`)};`
    : `const ${name} = undefined;`;
}

/** Writes the module of a language: its pages, its glossary, other names of games, and how names are read. */
async function moduleOf(language: string, list: ListFiles): Promise<string> {
  const folder = `help/${language}`;
  const pages = (await list(folder)).filter((file) => file.endsWith('.md'));
  return [
    ...pages.map((page, at) => `import page${at} from ${JSON.stringify(`${ASSETS}/${folder}/${page}?raw`)};`),
    await importOf('glossary', 'glossary', `${language}.md`, '?raw', list),
    await importOf('aliases', `words/${language}`, 'aliases.json', '', list),
    await importOf('readings', `words/${language}`, 'readings.json', '', list),
    `const pages = { ${pages.map((page, at) => `${JSON.stringify(page)}: page${at}`).join(', ')} };`,
    'export const written = { pages, glossary, aliases, readings };',
  ].join('\n');
}

/** Makes one file of all that is written in a language about the rules, so that a new language needs no code. */
export const writtenRules: Plugin = {
  name: 'written-rules',
  enforce: 'pre',
  resolveId: { filter: { id: /^virtual:written-rules/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:written-rules/ },
    async handler(id) {
      const language = id.slice(MODULE.length + 2);
      const list: ListFiles = (folder) => this.fs.readdir(`${ASSETS}/${folder}`).catch(() => []);
      if (language !== '') return moduleOf(language, list);
      const files = Object.keys(languages).map((each) => `  ${each}: () => import('${MODULE}/${each}'),`);
      return `export const files = {\n${files.join('\n')}\n};`;
    },
  },
};
