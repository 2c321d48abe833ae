import { parseArgs } from 'node:util';
import { usageOf } from '../lab/commands.ts';
import { keep, run } from './run.ts';
import { TARGETS } from './targets.ts';

/*
 * npm run lab -- fuzz [target …] [--count 10000] [--seed 1] [--keep]: sends malformed input everywhere until that many
 * were refused.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'boolean', default: false },
  },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
const wantedTargets = TARGETS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const unknown = positionals.filter((name) => !TARGETS.some((target) => target.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no target named ${unknown.join(', ')}: ${TARGETS.map(({ name }) => name).join(', ')}.\n${usageOf('fuzz')}`,
  );
  process.exit(2);
}

console.log(`seed ${seed}, ${count} malformed cases each\n`);
console.log(
  'target     malformed  still valid  kept cases  crashes and mistakes  heap MB after 10 % → end  MB above rest  ms of silence  seconds',
);
let faults = 0;
for (const target of wantedTargets) {
  const summary = await run(target, { count, seed });
  const { name, kept, refused, valid, found, heap, memory, silence, seconds, measured, fresh } = summary;
  faults += found.length;
  const cells = [name.padEnd(9), pad(refused, 10), pad(valid, 12), pad(kept, 11), pad(found.length, 21)];
  console.log(
    [...cells, heap.join(' → ').padStart(25), pad(memory, 14), pad(silence, 14), pad(Math.round(seconds), 8)].join(' '),
  );
  if (measured !== '') console.log(`  ${measured}`);
  for (const { case: given, what } of found.slice(0, 20)) console.log(`  ${what}\n    ${show(given)}`);
  if (values.keep) keep(target, fresh);
}
console.log(faults === 0 ? '\n0 crashes, 0 accepted, every refusal readable' : `\n${faults} FOUND`);
process.exitCode = faults === 0 ? 0 : 1;

function pad(number: number, width: number): string {
  return String(number).padStart(width);
}

function show(given: unknown): string {
  return JSON.stringify(given).slice(0, 2000);
}
