import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take minutes although they are short. Vitest starts large files first; one of these at the end would leave
 * the other worker without work.
 */
const LONG = ['tests/engine/perft.test.ts', 'tests/engine/solver/removal/heap.test.ts'];

/** Orders the files of each project as Vitest does, but those that take longest first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((path) => moduleId.endsWith(path));
    return sorted.toSorted(
      (one, other) =>
        projects.indexOf(one.project) - projects.indexOf(other.project) || Number(isLong(other)) - Number(isLong(one)),
    );
  }
}
