/** A system call: its arguments, numbers and names as strace writes them, texts as bytes, and its result. */
export interface Call {
  readonly name: string;
  readonly args: readonly (string | Buffer)[];
  readonly answer: number;
}

/** Reads the output of `strace -f -xx -o`, in the order in which calls ended; failed calls are left out. */
export function* callsIn(trace: string): Generator<Call> {
  /** Unfinished calls, by thread, that another thread has interrupted in the output. */
  const unfinished = new Map<string, string>();
  for (const line of trace.split('\n')) {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest);
    if (rest.endsWith('<unfinished ...>')) unfinished.set(thread, rest.slice(0, -'<unfinished ...>'.length));
    else {
      const call = parse(resumed ? `${unfinished.get(thread) ?? ''}${resumed[1]}` : rest);
      if (call && call.answer >= 0) yield call;
    }
  }
}

function parse(text: string): Call | undefined {
  const [, name = '', args = '', answer = ''] = /^(\w+)\((.*)\)\s+= (-?\d+)/.exec(text) ?? [];
  if (name === '') return undefined;
  return { name, args: args.split(', ').map((arg) => valueOf(arg.trim())), answer: Number(answer) };
}

/** Reads an argument. A text is in quotes, every byte written as `\x2f`, so it contains no comma. */
function valueOf(arg: string): string | Buffer {
  const [, hex] = /^"((?:\\x[0-9a-f]{2})*)"$/.exec(arg) ?? [];
  return hex === undefined ? arg : Buffer.from(hex.replaceAll('\\x', ''), 'hex');
}
