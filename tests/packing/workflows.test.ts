import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../main/build/root.ts';

const FOLDER = join(ROOT, '.github/workflows');
const SYSTEMS = ['ubuntu-latest', 'windows-latest', 'macos-latest'];
/** The secrets that the owner sets, as on the page of packing. */
const SECRETS = [
  'APPLE_API_ISSUER',
  'APPLE_API_KEY_ID',
  'APPLE_API_KEY_P8',
  'MAC_CSC_KEY_PASSWORD',
  'MAC_CSC_LINK',
  'WIN_CSC_KEY_PASSWORD',
  'WIN_CSC_LINK',
];

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Job {
  readonly uses?: string;
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly permissions?: unknown;
  readonly 'timeout-minutes': number;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const read = (name: string): Workflow => parse(readFileSync(join(FOLDER, name), 'utf8')) as Workflow;

/** Returns the secrets that a workflow names. */
const named = (text: string): string[] => [...text.matchAll(/secrets\.(\w+)/g)].map(([, secret]) => secret ?? '');

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

describe.each(readdirSync(FOLDER))('the workflow %s', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  const workflow = parse(text) as Workflow;
  // A job that calls another workflow has no steps of its own.
  const jobs = Object.values(workflow.jobs).filter(({ uses }) => uses === undefined);
  const steps = jobs.flatMap((job) => job.steps);

  test('runs on all three systems from the lock file with a time limit', () => {
    expect(jobs.length).toBeGreaterThan(0);
    for (const system of SYSTEMS) expect(text).toContain(system);
    for (const job of jobs) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      expect(job.steps.map(({ run }) => run)).toContain('npm ci');
    }
  });

  test('runs existing npm scripts', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script ?? '');
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });

  test('pins actions by commit, and has actions and commands as steps only', () => {
    expect(steps.filter(({ uses, run }) => (uses === undefined) === (run === undefined))).toEqual([]);
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.filter((action) => !/^actions\/[\w-]+@[\da-f]{40}$/.test(action))).toEqual([]);
    // The version is noted beside it, for the person who updates it.
    expect(text.match(/uses: \S+ # v\d+\.\d+\.\d+$/gm)).toHaveLength(actions.length);
  });

  test('shows secrets to the signing step only', () => {
    const seeing = steps.filter((step) => JSON.stringify(step).includes('secrets.'));
    expect(seeing.length).toBe(named(text).length > 0 ? 1 : 0);
    expect(seeing.filter(({ run }) => !run?.includes('npm run pack') || run.includes('GITHUB_ENV'))).toEqual([]);
    expect(text).not.toMatch(/^env:|^ {4}env:/m);
  });

  test('has read permission only and passes secrets by environment only', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(steps.flatMap(({ run }) => run ?? []).filter((run) => run.includes('secrets.'))).toEqual([]);
    expect(named(text).filter((secret) => !SECRETS.includes(secret))).toEqual([]);
  });
});

test('documents every signing secret', () => {
  const page = readFileSync(join(ROOT, 'main/build/README.md'), 'utf8');
  expect(SECRETS.filter((secret) => !page.includes(secret))).toEqual([]);
});

describe('the window check', () => {
  const job = read('check.yml').jobs['window'];
  const runs = (job?.steps ?? []).flatMap(({ run }) => run ?? []);

  test('starts the packaged program in a window under X and Wayland', () => {
    const displays = JSON.stringify(job);
    expect(displays).toContain('xvfb-run');
    expect(displays).toContain('tests/tools/in-wayland.sh');
    expect(runs.filter((run) => run.startsWith('${{ matrix.run }} '))).toEqual([
      '${{ matrix.run }} npm run smoke',
      '${{ matrix.run }} npm run e2e -- electron.spec.ts',
    ]);
    expect(runs.findIndex((run) => run.includes('npm run pack -- dir'))).toBeGreaterThan(0);
    expect(runs.join('\n')).toMatch(/apt-get install --yes weston/);
    expect(readFileSync(join(ROOT, 'tests/tools/in-wayland.sh'), 'utf8')).toContain('weston --backend=headless');
  });
});

describe('the release workflow', () => {
  const { jobs } = read('pack.yml');
  const stepsOf = (job: string): readonly Step[] => jobs[job]?.steps ?? [];
  const runs = (job: string): string =>
    stepsOf(job)
      .flatMap(({ run }) => run ?? [])
      .join('\n');

  test('packages only what passed the checks', () => {
    expect(read('check.yml').on).toHaveProperty('workflow_call');
    expect(jobs['check']?.uses).toBe('./.github/workflows/check.yml');
    for (const job of ['installers', 'browser']) expect([job, jobs[job]?.needs]).toEqual([job, 'check']);
    expect(jobs['release']?.needs).toEqual(['installers', 'browser']);
  });

  test.each(['installers', 'browser'])('starts each program of the %s before keeping it', (job) => {
    const names = stepsOf(job).map(({ uses, run }) => uses ?? run ?? '');
    const [started, kept] = [/npm run smoke/, /upload-artifact/].map((what) =>
      names.findLastIndex((each) => what.test(each)),
    );
    expect(started).toBeGreaterThan(names.findIndex((each) => /npm run pack/.test(each)));
    expect(kept).toBeGreaterThan(started!);
  });

  test('tests the installed Linux program before lifting the system’s restriction', () => {
    const commands = runs('installers');
    expect(commands.indexOf('apparmor_restrict_unprivileged_userns=0')).toBeGreaterThan(
      commands.indexOf('/usr/bin/baize'),
    );
    expect(commands.indexOf('/usr/bin/baize')).toBeGreaterThan(0);
  });

  test('drafts a release of a tag with hashes, parts list and provenance', () => {
    expect(jobs['release']?.if).toContain('refs/tags/v');
    expect(runs('release')).toContain('npm run pack -- sbom');
    expect(runs('release')).toContain('sha256sum');
    expect(runs('release')).toMatch(/gh release create .*--draft/);
    expect(stepsOf('release').some(({ uses }) => uses?.startsWith('actions/attest-build-provenance@'))).toBe(true);
    const writing = Object.entries(jobs).filter(([, { permissions }]) => permissions !== undefined);
    expect(writing.map(([name, { permissions }]) => [name, permissions])).toEqual([
      ['release', { contents: 'write', 'id-token': 'write', attestations: 'write' }],
    ]);
  });

  test('updates packages and actions by pull requests', () => {
    const { updates } = parse(readFileSync(join(FOLDER, '../dependabot.yml'), 'utf8')) as {
      updates: readonly { readonly 'package-ecosystem': string }[];
    };
    expect(updates.map((each) => each['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  });
});
