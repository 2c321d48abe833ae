import { dirname } from 'node:path';
import { type Import, isLocal, isProgram } from './imports.ts';

/** Returns the files, tests too, that import each other, directly or through others: each cycle as a sorted list. */
export const cyclesOfFiles = (lines: readonly Import[]): string[][] => cyclesOf(lines.filter(isLocal), (path) => path);

/**
 * Returns the folders of the program that import each other, directly or through others: each cycle as a sorted list. A
 * folder is the files directly in it; its subfolders are folders of their own. A folder whose files import a subfolder
 * that imports them is therefore a cycle: it holds both the bottom and the top layer.
 */
export const cyclesOfFolders = (lines: readonly Import[]): string[][] =>
  cyclesOf(
    lines.filter((line) => isLocal(line) && isProgram(line.from) && isProgram(line.of)),
    dirname,
  );

/** Each part with those that it imports. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

function cyclesOf(lines: readonly Import[], partOf: (path: string) => string): string[][] {
  const graph = withoutEnds(graphOf(lines, partOf));
  const reached = new Map([...graph.keys()].map((part) => [part, reachedFrom(part, graph)]));
  const cycles = [...graph.keys()].map((part) =>
    [...(reached.get(part) ?? [])].filter((other) => reached.get(other)?.has(part)).toSorted(),
  );
  return [...new Map(cycles.filter(({ length }) => length > 1).map((cycle) => [cycle.join(), cycle])).values()];
}

/** Leaves out the parts that lead into no cycle. */
function withoutEnds(graph: Graph): Graph {
  const left = new Map(graph);
  let before: number;
  do {
    before = left.size;
    for (const [part, others] of left) if (![...others].some((other) => left.has(other))) left.delete(part);
  } while (left.size < before);
  return left;
}

function graphOf(lines: readonly Import[], partOf: (path: string) => string): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { from, of } of lines) {
    const [here, there] = [partOf(from), partOf(of)];
    if (here !== there) graph.set(here, (graph.get(here) ?? new Set()).add(there));
  }
  return graph;
}

function reachedFrom(part: string, graph: Graph): Set<string> {
  const reached = new Set<string>();
  const next = [part];
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    for (const other of graph.get(at) ?? []) {
      if (reached.has(other)) continue;
      reached.add(other);
      next.push(other);
    }
  }
  return reached;
}
