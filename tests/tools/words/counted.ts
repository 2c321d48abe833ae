import { SPOKEN_LANGUAGES } from '../../../renderer/words/language.ts';
import { sayerOf, speak, voice } from '../../../renderer/words/say.ts';
import { argumentsOf, countedIn } from './arguments.ts';
import { COMPONENTS, readComponent } from './catalogues.ts';

/** Numbers at which languages change their words. */
const SAMPLE_NUMBERS = [0, 1, 2, 5, 11, 21, 1_000_000];
/** Placeholder for every argument that is not a number. */
const SOMETHING = '…';

const ENGLISH = Object.assign({}, ...COMPONENTS.map((component) => readComponent('en', component))) as ReturnType<
  typeof readComponent
>;

/** Each message with plurals, with the arguments that have them. */
const COUNTED: readonly (readonly [string, readonly string[]])[] = Object.entries(ENGLISH)
  .map(([id, { defaultMessage }]) => [id, countedIn(defaultMessage)] as const)
  .filter(([, counted]) => counted.length > 0);

/** The number of messages with plurals. */
export const countedMessages = COUNTED.length;

/** Returns values for the arguments of a message: a number for those that have plurals. */
const valuesOf = (message: string, counted: readonly string[], number: number) => ({
  ...Object.fromEntries([...argumentsOf(message).keys()].map((name) => [name, SOMETHING])),
  ...Object.fromEntries(counted.map((name) => [name, number])),
});

/**
 * Returns a table in Markdown for each such message: a row for each language, a column for each number, with all its
 * counted arguments set to that number.
 */
export async function countedTables(): Promise<string> {
  const rows = new Map<string, string[]>(COUNTED.map(([id]) => [id, []]));
  for (const language of SPOKEN_LANGUAGES) {
    await speak(language, language);
    const own = Object.assign({}, ...COMPONENTS.map((component) => readComponent(language, component)));
    const say = sayerOf(voice(), own as typeof ENGLISH, ENGLISH);
    for (const [id, counted] of COUNTED) {
      const cells = SAMPLE_NUMBERS.map((number) =>
        say(id, valuesOf(ENGLISH[id]!.defaultMessage, counted, number)).replaceAll('|', '\\|'),
      );
      rows.get(id)!.push(`| ${[language, ...cells].join(' | ')} |`);
    }
  }
  await speak('en', 'en');
  const head = `| | ${SAMPLE_NUMBERS.join(' | ')} |\n|${' --- |'.repeat(SAMPLE_NUMBERS.length + 1)}`;
  return [...rows].map(([id, lines]) => `## ${id}\n\n${head}\n${lines.join('\n')}\n`).join('\n');
}
