// npm run bench -- http [-- --rounds 3 --seconds 2 --lanes 16 --only name --write]: a real production server on
// embedded PostgreSQL, each case in turn with its reference work.
import { useProjectNode } from '../../node/use-project-node.mjs';

useProjectNode();
const { measureRequests } = await import('./measure-requests.ts');
await measureRequests(process.argv.slice(2));
