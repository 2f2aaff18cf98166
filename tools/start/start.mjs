// npm start: builds what is outdated, then runs database, servers and jobs in this process until it is stopped.
import module from 'node:module';
import { join } from 'node:path';
import { useProjectNode, workspaceRoot } from '../node/use-project-node.mjs';

useProjectNode();
// Compiled code is cached for the next start, which halves the startup time.
module.enableCompileCache?.(join(workspaceRoot, 'node_modules/.cache/compiled'));
process.env.NODE_ENV ??= 'production';
process.env.LOG_LEVEL ??= 'warn';
const { start } = await import('./start.ts');
await start(workspaceRoot);
