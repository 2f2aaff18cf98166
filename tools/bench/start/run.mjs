// npm run bench -- start [-- --rounds 3 --write]: from nothing to the first answered page, and again with data there.
import { useProjectNode } from '../../node/use-project-node.mjs';

useProjectNode();
const { measureStarts } = await import('./measure-starts.ts');
await measureStarts(process.argv.slice(2));
