import { fileURLToPath } from 'node:url';
import { COMMANDS, usageOf } from './commands.ts';

/* npm run lab -- NAME …: starts a command of the table in `commands.ts`, or says how it is called. */

const [name, ...words] = process.argv.slice(2);
const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;

function list(): string {
  const lines = Object.entries(COMMANDS).map(([each, { does }]) => `  ${each.padEnd(12)} ${does}`);
  return `Usage: npm run lab -- NAME …\n${lines.join('\n')}\nnpm run lab -- NAME --help says how a command is called.`;
}

function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 2;
}

if (name === '--help') console.log(list());
else if (name === undefined) refuse(list());
else if (command === undefined) refuse(`There is no command "${name}".\n${list()}`);
else if (words.includes('--help')) console.log(`${usageOf(name)}\n${command.does}`);
else {
  // Loaded here, because the arguments are checked against every game, whose files take seconds to load.
  const { faultIn } = await import('./arguments.ts');
  const fault = faultIn(command, words);
  if (fault !== undefined) refuse(`${fault}\n${usageOf(name)}`);
  else {
    const file = new URL(command.file, import.meta.url);
    process.argv = [process.execPath, fileURLToPath(file), ...words];
    await import(file.href);
  }
}
