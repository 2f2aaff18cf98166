// npm start: builds what is not built, then runs database, servers and jobs in this process until it is stopped.
import { useProjectNode, workspaceRoot } from '../node/use-project-node.mjs';

useProjectNode();
process.env.NODE_ENV ??= 'production';
process.env.LOG_LEVEL ??= 'warn';
const { start } = await import('./start.ts');
await start(workspaceRoot);
