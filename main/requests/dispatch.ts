import * as v from 'valibot';
import type { RefusalFacts, Refusal, Reply, RequestName, Requests } from '../../preload/api.ts';
import type { Caller } from './claims.ts';
import { HANDLERS } from './handlers.ts';
import type { Host } from './host.ts';
import { wrongWith } from '../values/schema-error.ts';
import { Refused } from '../system/refused.ts';
import { SCHEMAS } from './request-schemas.ts';
import { aboutOf, whyOf } from '../system/system-error.ts';

/**
 * Answers whatever a page has sent; synchronous requests are done before this returns. Never rejects: whatever is wrong
 * comes back as a refusal that a person can read.
 */
export async function dispatch(host: Host, page: Caller, name: unknown, args: unknown): Promise<Reply<unknown>> {
  const start = performance.now();
  try {
    if (!isRequestName(name)) {
      const about: RefusalFacts = { because: 'unheard-of', text: typeof name === 'string' ? name : '' };
      return refuse('malformed', `There is no request named ${show(name)}.`, about);
    }
    const value = await run(host, page, name, args);
    host.store.mustBeInPlace();
    host.together.noteKept();
    return { ok: true, value };
  } catch (error) {
    if (error instanceof Refused) return refuse(error.refusal.code, error.refusal.message, error.refusal.about);
    host.log?.fault(`${show(name)} failed`, error);
    host.store.noteFault(error);
    return refuse('failed', `This could not be read or kept: ${whyOf(error)}.`, aboutOf(error));
  } finally {
    const took = performance.now() - start;
    if (took > SLOW_MS) host.log?.note(`${show(name)} took ${Math.round(took)} ms`);
  }
}

/** Requests that take more milliseconds than this are logged, because a person notices the wait. */
const SLOW_MS = 300;

const MAX_MESSAGE_CHARACTERS = 280;

/** Returns a refusal whose texts have a bounded length and no control characters, whatever went into them. */
export const refuse = (code: Refusal['code'], message: string, about?: RefusalFacts): Reply<never> => ({
  ok: false,
  refusal: { code, message: tidy(message, MAX_MESSAGE_CHARACTERS), ...(about && { about: tidyAbout(about) }) },
});

const MAX_FACT_CHARACTERS = 120;

const tidyAbout = ({ text, ...about }: RefusalFacts): RefusalFacts =>
  text === undefined ? about : { ...about, text: tidy(text, MAX_FACT_CHARACTERS) };

function tidy(text: string, most: number): string {
  const clean = text.replaceAll(/\p{C}/gu, '·');
  return clean.length > most ? `${clean.slice(0, most - 1)}…` : clean;
}

function run<N extends RequestName>(
  host: Host,
  page: Caller,
  name: N,
  args: unknown,
): Requests[N]['answer'] | Promise<Requests[N]['answer']> {
  const schema: v.GenericSchema<unknown, Requests[N]['args']> = SCHEMAS[name];
  const parsed = v.safeParse(schema, args, { abortEarly: true });
  if (!parsed.success) throw malformed(name, schema, parsed.issues[0]);
  return HANDLERS[name](host, page, ...parsed.output);
}

const isRequestName = (name: unknown): name is RequestName => typeof name === 'string' && Object.hasOwn(SCHEMAS, name);

/** Returns a refusal such as `play.keep was refused at kept.moves: no-moves.` */
function malformed(name: RequestName, schema: v.GenericSchema, issue: v.BaseIssue<unknown>): Refused {
  const [first, ...rest] = (issue.path ?? []).map((part) => part.key);
  const items = 'items' in schema && Array.isArray(schema.items) ? (schema.items as v.GenericSchema[]) : [];
  const item = typeof first === 'number' ? items[first] : undefined;
  const field = [item ? (v.getTitle(item) ?? first) : first, ...rest].map(String).join('.');
  const because = item ? wrongWith(issue) : 'wrong-parts';
  const message = item
    ? `${name} was refused at ${field.slice(0, 120)}: ${because}.`
    : `${name} was refused: it takes ${items.length} arguments, no more.`;
  return new Refused('malformed', message, { because, text: item ? field : name });
}

function show(value: unknown): string {
  if (typeof value === 'string') return `“${value.slice(0, 40)}”`;
  return value === undefined || value === null
    ? 'nothing'
    : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
}
