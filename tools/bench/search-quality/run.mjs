// npm run bench -- search-quality [-- --write]: two hundred queries, and how many have an expected product first and
// within three: a hundred over the demo shop, and a hundred over a generated shop of another trade.
import { useProjectNode } from '../../node/use-project-node.mjs';

useProjectNode();
const { measureSearch } = await import('./measure-search.ts');
await measureSearch({ write: process.argv.includes('--write') });
