// npm run bench -- start [-- --rounds 3 --write]: from an empty folder to the first page response, and again with
// existing data.
import { useProjectNode } from '../../node/use-project-node.mjs';

useProjectNode();
const { measureStarts } = await import('./measure-starts.ts');
await measureStarts(process.argv.slice(2));
