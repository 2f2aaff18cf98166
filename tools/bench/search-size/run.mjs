// npm run bench -- search-size [-- --rounds 5 --seconds 1 --products 100000 --folder path --only compared --write]: the
// search as it was before migration 0023 in turn with that of today at 1,000 products, and searches of every breadth in a
// large shop. A folder is kept, with the large shop in it, for the next run; `--only compared` leaves the large shop out.
import { useProjectNode } from '../../node/use-project-node.mjs';

useProjectNode();
const { measureSearchSize } = await import('./measure-search-size.ts');
await measureSearchSize(process.argv.slice(2));
