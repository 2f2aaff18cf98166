// npm run verify: run it after every change. Format, names, texts, requirements, and for the projects that the change
// touches lint, types and tests.
import { useProjectNode, workspaceRoot } from '../node/use-project-node.mjs';

useProjectNode();
const { verify } = await import('./verify.ts');

process.exitCode = (await verify(workspaceRoot)) ? 0 : 1;
