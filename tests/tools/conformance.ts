import { usageOf } from '../lab/commands.ts';
import { conformance } from './conformance/run.ts';

const [folder, ...named] = process.argv.slice(2);

if (folder === undefined) {
  console.error(usageOf('conformance'));
  process.exitCode = 2;
} else {
  process.exitCode = run(folder) ? 0 : 1;
}

function run(from: string): boolean {
  try {
    return conformance(from, named, (line) => console.log(line));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
