import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { PILE_NAMES } from '../../../engine/rules.ts';
import { formsIn } from '../../../renderer/words/noun.ts';

/* Checks that the nouns of a language have the forms that its messages ask for. */

const idsOf = (kind: string, names: readonly string[]): string[] => names.map((name) => `${kind}.${name}`);

/** The messages that are nouns, by what they name; those of a kind have the same forms. */
const KINDS = {
  rank: idsOf(
    'rank',
    Array.from({ length: 14 }, (_, at) => String(at + 1)),
  ),
  suit: idsOf('suit', ['clubs', 'diamonds', 'hearts', 'spades']),
  card: ['card.name', 'card.facedown', 'rank.14'],
  fitting: idsOf('fits', ['any', 'colour', 'suit', 'or']),
  role: idsOf('pile', ['stock', 'discard', 'waste', 'foundation', 'tableau', 'reserve', 'cell', 'row', 'place']),
  placed: [...idsOf('pile', ['numbered', 'in-row', 'of-suit']), 'spot.on'],
  named: idsOf('pile', PILE_NAMES),
  couple: ['lesson.couple'],
} satisfies Readonly<Record<string, readonly string[]>>;

type Kind = keyof typeof KINDS;

/** What may stand in an argument that holds a noun. */
const HELD: Readonly<Record<string, readonly Kind[]>> = {
  card: ['card'],
  onto: ['card'],
  cards: ['card', 'fitting'],
  couples: ['couple'],
  rank: ['rank'],
  ranks: ['rank'],
  name: ['rank'],
  suit: ['suit'],
  kind: ['named'],
  pile: ['role', 'named', 'placed'],
  piles: ['role', 'named'],
  place: ['role', 'named', 'placed'],
  to: ['role', 'named', 'placed'],
  source: ['named'],
  second: ['named'],
};

/** What may stand in an argument whose name has different meanings in messages. */
const HELD_BY: Readonly<Record<string, readonly Kind[]>> = {
  'said.removed-two other': ['card'],
  'said.hint-pair other': ['card'],
  'lesson.remove cards': ['card'],
  'lesson.couple one': ['rank'],
  'lesson.couple other': ['rank'],
  'fits.or one': ['fitting'],
  'fits.or other': ['fitting'],
};

const kindsHeld = (id: string, argument: string): readonly Kind[] | undefined =>
  HELD_BY[`${id} ${argument}`] ?? HELD[argument];

type Texts = Readonly<Record<string, string>>;

/** What a message says when a form is asked of it. */
interface Said {
  /** Whether it has words of its own for the form. */
  readonly hasForm: boolean;
  /** The arguments that take the form that is asked of the message. */
  readonly passesTo: readonly string[];
}

function saidIn(elements: readonly MessageFormatElement[], form: string): Said {
  const parts = elements.map((element): Said => {
    if (element.type === TYPE.argument) return { hasForm: false, passesTo: [element.value] };
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return { hasForm: false, passesTo: [] };
    const isForm = element.type === TYPE.select && element.value === 'form';
    const hasForm = isForm && Object.hasOwn(element.options, form);
    const cases = isForm ? [element.options[form] ?? element.options['other']!] : Object.values(element.options);
    const inner = cases.map(({ value }) => saidIn(value, form));
    return {
      hasForm: hasForm || inner.some((said) => said.hasForm),
      passesTo: inner.flatMap(({ passesTo }) => passesTo),
    };
  });
  return { hasForm: parts.some(({ hasForm }) => hasForm), passesTo: parts.flatMap(({ passesTo }) => passesTo) };
}

/** The form that asks for the plain words, where another form would be passed on. */
const PLAIN = 'plain';

/**
 * Lists the nouns that lack a form which messages ask of them, as `rank.3 has no form “gen”, asked for by spot.starts`;
 * they would be shown in their plain form. Where a noun passes a form on to its parts, a kind of part that never has
 * it does not change: a suit may stay as it is while its rank is declined. `english` stands in for messages that `own`
 * lacks.
 */
export function lackingForms(own: Texts, english: Texts): string[] {
  const saidBy = (id: string, form: string): Said => saidIn(parse(own[id] ?? english[id] ?? ''), form);
  const partsOf = (id: string, { passesTo }: Said): readonly Kind[] =>
    passesTo.flatMap((argument) => kindsHeld(id, argument) ?? []);
  const isKnown = (kind: Kind, form: string): boolean =>
    KINDS[kind].some((id) => {
      const said = saidBy(id, form);
      return said.hasForm || partsOf(id, said).some((part) => isKnown(part, form));
    });

  const seen = new Set<string>();
  const faults = new Set<string>();
  const ask = (kind: Kind, form: string, by: string): void => {
    if (seen.has(`${kind} ${form}`)) return;
    seen.add(`${kind} ${form}`);
    for (const id of KINDS[kind]) {
      const said = saidBy(id, form);
      const parts = partsOf(id, said).filter((part) => isKnown(part, form));
      for (const part of parts) ask(part, form, by);
      if (!said.hasForm && parts.length === 0) faults.add(`${id} has no form “${form}”, asked for by ${by}`);
    }
  };

  for (const [id, text] of Object.entries(own)) {
    for (const { noun, form } of formsIn(parse(text))) {
      const kinds = kindsHeld(id, noun);
      if (kinds === undefined) faults.add(`${id} asks for a form of {${noun}}, which is no noun`);
      else if (form !== PLAIN) for (const kind of kinds) ask(kind, form, id);
    }
  }
  return [...faults];
}
