import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../engine/games/index.ts';
import type { KnownGame } from '../../engine/solver/known.ts';
import { ROOT } from '../../main/build/root.ts';

const KNOWN_FILE = 'engine/solver/known.json';

/** Writes the facts that the solver knows about each game. */
export function writeKnown(known: Readonly<Record<string, KnownGame>>): void {
  const lines = games.map(({ id }) => `  ${JSON.stringify(id)}: ${JSON.stringify(known[id] ?? {})}`);
  writeFileSync(join(ROOT, KNOWN_FILE), `{\n${lines.join(',\n')}\n}\n`);
  execFileSync('npx', ['oxfmt', KNOWN_FILE], { cwd: ROOT });
}
