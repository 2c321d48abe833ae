/** Lists the failed tests of a Vitest report, by file and name, with the first line of the reason. */
export function failedUnit(json: unknown): string[] {
  const { testResults } = json as VitestReport;
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not be loaded has no test to name.
    if (failed.length === 0 && message) return [`${fileOf(name)}: ${firstLine(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${fileOf(name)} › ${fullName}: ${firstLine(failureMessages[0])}`,
    );
  });
}

/**
 * Lists the failed tests of a Playwright report; a test that was skipped, or passed only at a second try, has failed.
 */
export const failedE2e = (json: unknown): string[] => (json as PlaywrightReport).suites.flatMap(failedOfSuite);

function failedOfSuite({ specs = [], suites = [] }: Suite): string[] {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'expected'));
  const why = ({ tests }: Spec): string =>
    firstLine(tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []))[0]);
  return [...failed.map((spec) => `${spec.file} › ${spec.title}: ${why(spec)}`), ...suites.flatMap(failedOfSuite)];
}

const fileOf = (path: string): string => path.replace(/^.*?[\\/]tests[\\/]/, '');
const firstLine = (text = ''): string => /.*/.exec(text)?.[0].slice(0, 300) ?? '';

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly { readonly error?: { message?: string } }[];
  }[];
}
