// node tools/node/run.mjs <program> [arguments]: runs a TypeScript program of this workspace under the project's Node.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { useProjectNode, workspaceRoot } from './use-project-node.mjs';

useProjectNode();
const [program] = process.argv.splice(2, 1);
await import(pathToFileURL(join(workspaceRoot, program)).href);
