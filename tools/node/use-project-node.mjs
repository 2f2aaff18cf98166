// Every script starts here. npm puts node_modules/.bin first on PATH, so `node` is normally the pinned version; when
// started directly with an older Node, the script runs again with the pinned one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const workspaceRoot = resolve(import.meta.dirname ?? '.', '../..');
const FLOOR = [22, 22, 2];

/** Whether a Node version such as "22.22.2" can run the project. */
export function isSupportedNode(version) {
  const parts = version.split('.').map(Number);
  for (const [index, floor] of FLOOR.entries()) {
    if (parts[index] !== floor) return parts[index] > floor;
  }
  return true;
}

/**
 * Returns when this Node can run the project; else runs the script with the pinned Node or exits with one sentence.
 */
export function useProjectNode() {
  if (isSupportedNode(process.versions.node)) return;
  const pinned = join(workspaceRoot, 'node_modules/.bin/node');
  if (existsSync(pinned) && !process.env.ETALAGE_NODE_TRIED) {
    const { status } = spawnSync(pinned, process.argv.slice(1), {
      stdio: 'inherit',
      env: { ...process.env, ETALAGE_NODE_TRIED: '1' },
    });
    if (status !== null) process.exit(status);
  }
  console.error(
    `Etalage needs Node ${FLOOR.join('.')} or newer (this is ${process.versions.node}); npm ci brings Node 24 on most machines, else install it from https://nodejs.org.`,
  );
  process.exit(1);
}
