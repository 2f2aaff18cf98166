// npm run test:long [kills] [mutation] [fuzz] [year] [numbers] [orders]: the counts that take hours. `npm run test:deep` contains a sample of each.
import { useProjectNode, workspaceRoot } from '../node/use-project-node.mjs';

useProjectNode();
const { runLong } = await import('./run-long.ts');

process.exitCode = (await runLong(workspaceRoot, process.argv.slice(2))) ? 0 : 1;
