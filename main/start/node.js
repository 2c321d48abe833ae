// Plain JavaScript: a Node that can't read TypeScript must run this.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = realpathSync(resolve(fileURLToPath(import.meta.url), '../../..'));
const ON_WINDOWS = process.platform === 'win32';
const GLANCE = 500;

/**
 * Runs a script of ours on the Node that came with the packages; on this one where there is none that runs here and
 * this one is new enough.
 * @param {URL} script
 */
export async function runOnPackagedNode(script) {
  const packaged = findPackaged();
  if (packaged !== undefined && packaged !== realpathSync(process.execPath) && canRun(packaged)) {
    linkOnce(packaged);
    runIn(packaged, script);
  } else if (isNewEnough()) {
    await import(script.href);
  } else {
    console.error(`Baize needs Node 22.18 or newer to run, and this is ${process.version}. Run "npm ci" to get one.`);
    process.exitCode = 1;
  }
}

/** Finds the binary of the one package that `npm ci` takes for this machine, if it has one. */
function findPackaged() {
  const system = ON_WINDOWS ? 'win' : process.platform;
  const machine = `${system}-${process.arch}`;
  const name = machine === 'darwin-arm64' ? `node-bin-${machine}` : `node-${machine}`;
  const binary = join(ROOT, 'node_modules', name, 'bin', ON_WINDOWS ? 'node.exe' : 'node');
  return existsSync(binary) ? realpathSync(binary) : undefined;
}

/**
 * Whether a Node runs here: not on a Linux with another C library than the usual one.
 * @param {string} node
 */
const canRun = (node) => spawnSync(node, ['--version']).status === 0;

function isNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

/**
 * Links it as the Node of the npm scripts. npm 11 has done so; npm 10 removes the link again together with the packages
 * for other machines, whose commands have the same name.
 * @param {string} packaged
 */
function linkOnce(packaged) {
  const folder = realpathSync(join(ROOT, 'node_modules/.bin'));
  const link = join(folder, ON_WINDOWS ? 'node.cmd' : 'node');
  if (existsSync(link)) return;
  try {
    const target = relative(folder, packaged);
    rmSync(link, { force: true });
    if (ON_WINDOWS) writeFileSync(link, `@"%~dp0${target}" %*\r\n`);
    else symlinkSync(target, link);
  } catch (error) {
    // Another start may have made it by now. A folder that can't be written to is no reason not to play.
    if (!/^E(?:EXIST|ACCES|PERM|ROFS)\b/.test(error instanceof Error ? error.message : '')) throw error;
  }
}

/**
 * Runs the script as a child process: passes signals on, ends with it, and ends it when npm is gone. Windows sends
 * Ctrl+C to the child itself, and passing it on would kill the child.
 * @param {string} node
 * @param {URL} script
 */
function runIn(node, script) {
  const child = spawn(node, [fileURLToPath(script), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => ON_WINDOWS || child.kill(signal));
  const parent = process.ppid;
  const timer = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), GLANCE);
  child.once('error', ({ message }) => console.error(`${node}: ${message}`));
  child.once('close', (code) => {
    clearInterval(timer);
    process.exitCode = code ?? 1;
  });
}
