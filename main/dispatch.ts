import * as v from 'valibot';
import type { Refusal, Reply, RequestName, Requests } from '../preload/api.ts';
import type { Page } from './claims.ts';
import { HANDLERS } from './handlers.ts';
import type { Host } from './handlers.ts';
import { wrongWith } from './issue.ts';
import { Refused } from './refused.ts';
import { SCHEMAS } from './schemas.ts';
import { whyOf } from './why.ts';

/** Answers whatever a page has sent; what takes no time is done before this returns. Never fails: whatever is wrong comes back as a refusal a person can read. */
export async function dispatch(host: Host, page: Page, name: unknown, args: unknown): Promise<Reply<unknown>> {
  const begun = performance.now();
  try {
    if (!isRequestName(name)) return refuse('malformed', `There is no request named ${show(name)}.`);
    return { ok: true, value: await run(host, page, name, args) };
  } catch (error) {
    if (error instanceof Refused) return refuse(error.refusal.code, error.refusal.message);
    host.log?.fault(`${show(name)} failed`, error);
    host.store.noteFault(error);
    return refuse('failed', `This could not be read or kept: ${whyOf(error)}.`);
  } finally {
    const took = performance.now() - begun;
    if (took > SLOW) host.log?.note(`${show(name)} took ${Math.round(took)} ms`);
  }
}

/** Milliseconds after which a person has noticed. */
const SLOW = 300;

const LONGEST_MESSAGE = 280;

/** A sentence of bounded length without control signs, whatever went into it. */
export const refuse = (code: Refusal['code'], message: string): Reply<never> => ({
  ok: false,
  refusal: { code, message: cut(message.replaceAll(/\p{C}/gu, '·')) },
});

const cut = (text: string): string => (text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE - 1)}…` : text);

function run<N extends RequestName>(
  host: Host,
  page: Page,
  name: N,
  args: unknown,
): Requests[N]['answer'] | Promise<Requests[N]['answer']> {
  const schema: v.GenericSchema<unknown, Requests[N]['args']> = SCHEMAS[name];
  const parsed = v.safeParse(schema, args, { abortEarly: true });
  if (!parsed.success) throw new Refused('malformed', describe(name, schema, parsed.issues[0]));
  return HANDLERS[name](host, page, ...parsed.output);
}

const isRequestName = (name: unknown): name is RequestName => typeof name === 'string' && Object.hasOwn(SCHEMAS, name);

/** For instance `play.keep was refused at kept.moves: it is no list of moves.` */
function describe(name: RequestName, schema: v.GenericSchema, issue: v.BaseIssue<unknown>): string {
  const [first, ...rest] = (issue.path ?? []).map((part) => part.key);
  if (first === undefined) return `${name} was refused: its arguments are no list of the right length.`;
  const items = 'items' in schema && Array.isArray(schema.items) ? (schema.items as v.GenericSchema[]) : [];
  const item = typeof first === 'number' ? items[first] : undefined;
  const field = [item ? (v.getTitle(item) ?? first) : first, ...rest].map(String).join('.');
  return item
    ? `${name} was refused at ${field.slice(0, 120)}: ${wrongWith(issue)}.`
    : `${name} was refused: it takes ${items.length} arguments, no more.`;
}

function show(value: unknown): string {
  if (typeof value === 'string') return `“${value.slice(0, 40)}”`;
  return value === undefined || value === null
    ? 'nothing'
    : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
}
