// npm run bench -- lists [-- --rounds 5 --seconds 1 --write]: the first answers of the dashboard's lists and of its search
// on a website with many pages, texts, missed paths, deleted redirects, products and orders.
import { useProjectNode } from '../../node/use-project-node.mjs';

useProjectNode();
const { measureLists } = await import('./measure-lists.ts');
await measureLists(process.argv.slice(2));
