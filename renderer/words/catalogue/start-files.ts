import { START_COMPONENTS } from './start-components.ts';
import type { CardKeys, Catalogue, Messages, Word } from './catalogue.ts';

type File<T> = Promise<{ readonly default: T }>;

/** Fetches the messages that the program starts with. `folder`: a language, or what American English changes. */
export async function fetchMessages(folder: string): Promise<Messages<Word>> {
  const files = START_COMPONENTS.map(
    (component): File<Messages<Word>> =>
      import(`../../../assets/words/${folder}/${component}.json`, { with: { type: 'json' } }),
  );
  return Object.assign({}, ...(await Promise.all(files)).map((file) => file.default)) as Messages<Word>;
}

/** Fetches what the program starts with in a language other than English. */
export async function fetchCatalogue(language: string): Promise<Catalogue> {
  const [messages, names, cardKeys] = await Promise.all([
    fetchMessages(language),
    import(`../../../assets/words/${language}/names.json`, { with: { type: 'json' } }) as File<Catalogue['names']>,
    import(`../../../assets/words/${language}/card-keys.json`, { with: { type: 'json' } }) as File<CardKeys>,
  ]);
  return { messages, names: names.default, cardKeys: cardKeys.default };
}
