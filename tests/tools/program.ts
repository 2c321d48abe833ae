import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildBrowserHost } from '../../main/build/build.ts';
import { ROOT } from '../../main/build/root.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the packed program, whose `host.js` is the browser host. */
    readonly program: string;
  }
}

/**
 * Builds the program as it is packed, in one file, with a minimal page, in a folder that the caller removes. It starts
 * faster than the sources.
 */
export async function buildProgram(): Promise<string> {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  // Within the repository, so that the program finds its database module.
  const folder = mkdtempSync(join(ROOT, 'dist/program-'));
  // Some hosts are started by another user.
  chmodSync(folder, 0o755);
  await buildBrowserHost(folder);
  mkdirSync(join(folder, 'dist/renderer'), { recursive: true });
  writeFileSync(join(folder, 'dist/renderer/index.html'), '<!doctype html><title>Page</title>');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "version": "0.0.0" }');
  return folder;
}

/** Builds the program once for all tests that start hosts: a start from the sources mostly reads files. */
export default async function setup(project: TestProject): Promise<() => void> {
  const program = await buildProgram();
  project.provide('program', program);
  return () => rmSync(program, { recursive: true });
}
