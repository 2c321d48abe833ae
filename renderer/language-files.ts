import { normalizePath, type Plugin } from 'vite';
import languages from '../assets/words/languages.json' with { type: 'json' };
import { START_COMPONENTS } from './words/catalogue/start-components.ts';

const PREFIX = 'virtual:language/words-';

/** The languages beside English that are offered, and the folder of American English. */
const FOLDERS = [
  ...Object.entries(languages).flatMap(([language, facts]) => ('inProgress' in facts ? [] : [language])),
  'en-us',
].filter((folder) => folder !== 'en');

/** What a language has beside messages. */
const FACTS = { names: 'names', cardKeys: 'card-keys' };

/** Returns the module that holds all that the program starts with in a language, or what American English changes. */
function moduleOf(folder: string): string {
  const facts: Readonly<Record<string, string>> = folder === 'en-us' ? {} : FACTS;
  const files = [...START_COMPONENTS.map((name) => [name, name]), ...Object.entries(facts)];
  const path = normalizePath(`${import.meta.dirname}/../assets/words/${folder}`);
  return [
    ...files.map(([name, file]) => `import ${name} from '${path}/${file}.json';`),
    `const messages = { ${START_COMPONENTS.map((name) => `...${name}`).join(', ')} };`,
    `export { ${['messages', ...Object.keys(facts)].join(', ')} };`,
  ].join('\n');
}

/** The module that fetches them. */
const FETCHING = `
const files = { ${FOLDERS.map((folder) => `'${folder}': () => import('${PREFIX}${folder}')`).join(', ')} };
const fetchCatalogue = (language) => files[language]();
const fetchMessages = async (folder) => (await files[folder]()).messages;
export { fetchCatalogue, fetchMessages };
`;

/** Makes one file for each language of all that the program starts with. */
export const languageFiles: Plugin = {
  name: 'language-files',
  enforce: 'pre',
  resolveId: { filter: { id: /^virtual:language\// }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:language\/|\/words\/catalogue\/start-files\.ts$/ },
    handler: (id) => (id.startsWith('\0') ? moduleOf(id.slice(1 + PREFIX.length)) : FETCHING),
  },
};
