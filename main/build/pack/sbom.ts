import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { licencesIn } from '../licences.ts';
import { ROOT } from '../root.ts';

/** The fields that are read of a bill of materials in CycloneDX, and of its parts. */
interface Bill {
  readonly metadata: { readonly component: Readonly<Record<string, unknown>> };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
}

interface OwnPackage {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Licences that the build has collected: of all packages in the files of the program. */
const BUILT_LICENCES = ['dist/main/licences.md', 'dist/renderer/licences.md'];

/** Packages that are shipped around the files of the program. */
const RUNTIME_PACKAGES = ['electron'];

/**
 * Returns the parts of a built program as a software bill of materials, CycloneDX: npm's own bill of all that the lock
 * file names, without what is only used to build and test. Bundled packages are development dependencies: npm can't
 * tell them from the rest, but the licences can.
 */
export function billOfMaterials(): Bill {
  const ours = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as OwnPackage;
  const all = askNpm();
  const shipped = new Set([...RUNTIME_PACKAGES, ...Object.keys(ours.dependencies), ...BUILT_LICENCES.flatMap(namesIn)]);
  const components = all.components.filter(({ name }) => shipped.has(name));
  const root = `${ours.name}@${ours.version}`;
  const refs = new Set([root, ...components.map((component) => component['bom-ref'])]);
  const dependencies = all.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }));
  const component = { ...all.metadata.component, type: 'application', name: ours.name };
  return { ...all, metadata: { ...all.metadata, component }, components, dependencies };
}

function askNpm(): Bill {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const output = execFileSync('npm', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: Infinity,
    // On Windows npm is a script of its shell.
    shell: process.platform === 'win32',
  });
  return JSON.parse(output) as Bill;
}

const namesIn = (path: string): string[] =>
  licencesIn(readFileSync(join(ROOT, path), 'utf8')).map(({ head }) => head.replace(/ - .*$/, ''));

/** `npm run pack -- sbom`: release/baize-VERSION.cdx.json of what is built in dist. */
if (import.meta.main) {
  if (BUILT_LICENCES.every((path) => existsSync(join(ROOT, path)))) {
    const bill = billOfMaterials();
    const file = join(ROOT, `release/baize-${String(bill.metadata.component['version'])}.cdx.json`);
    mkdirSync(join(ROOT, 'release'), { recursive: true });
    writeFileSync(file, `${JSON.stringify(bill, undefined, 2)}\n`);
    console.log(`${relative(ROOT, file)}: ${bill.components.length} parts.`);
  } else {
    console.error('There is nothing built in dist: npm run build makes it.');
    process.exitCode = 1;
  }
}
