// npm runs this before `npm start` with any Node version, so this file uses only syntax that an old Node supports.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isSupportedNode, workspaceRoot } from '../node/use-project-node.mjs';

const pinned = join(workspaceRoot, 'node_modules/.bin/node');
if (!existsSync(join(workspaceRoot, 'node_modules'))) {
  fail(
    'Voer eerst npm ci uit; daarna start npm start de winkel.',
    'Run npm ci first; then npm start starts the shop.',
  );
}
if (!isSupportedNode(process.versions.node) && !existsSync(pinned)) {
  fail(
    `Etalage heeft Node 22.22.2 of nieuwer nodig; dit is ${process.versions.node}, en npm kon voor dit systeem geen Node 24 meebrengen. Installeer Node van https://nodejs.org en start opnieuw.`,
    `Etalage needs Node 22.22.2 or newer; this is ${process.versions.node}, and npm could not bring Node 24 for this system. Install Node from https://nodejs.org and start again.`,
  );
}

function fail(dutch, english) {
  console.error(`${dutch}\n${english}`);
  process.exit(1);
}
