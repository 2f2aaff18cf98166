import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { readSource, type SourceRecord } from './source-record.ts';
import type { Sources } from './sources.ts';
import type { Manifest } from './workspace-packages.ts';

const SOURCE = /\.(?:ts|tsx|mjs|cjs)$/;

/** Reads all files of the workspace that git does not ignore: their paths, and what the sources refer to. */
export async function readWorkspace(workspace: string): Promise<{ sources: Sources; paths: string[] }> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: workspace,
    encoding: 'utf8',
  });
  const paths = listed.split('\n').filter((path) => path && existsSync(join(workspace, path)));
  const records = await Promise.all(
    paths
      .filter((path) => SOURCE.test(path))
      .map(async (path): Promise<[string, SourceRecord]> => {
        const source = await readFile(join(workspace, path), 'utf8');
        return [path, await readSource(path, source)];
      }),
  );
  const packages = paths
    .filter((path) => posix.basename(path) === 'package.json' && path !== 'package.json')
    .map((path): [string, Manifest] => [
      posix.dirname(path),
      JSON.parse(readFileSync(join(workspace, path), 'utf8')) as Manifest,
    ]);
  return { sources: { packages: new Map(packages), records: new Map(records) }, paths };
}
