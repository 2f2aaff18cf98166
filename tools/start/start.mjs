// npm start: builds what is not built, then runs database, servers and jobs in this process until it is stopped.
import module from 'node:module';
import { join } from 'node:path';
import { useProjectNode, workspaceRoot } from '../node/use-project-node.mjs';

useProjectNode();
// Compiled code is kept for the next start, which halves the time before anything happens.
module.enableCompileCache?.(join(workspaceRoot, 'node_modules/.cache/compiled'));
process.env.NODE_ENV ??= 'production';
process.env.LOG_LEVEL ??= 'warn';
const { start } = await import('./start.ts');
await start(workspaceRoot);
