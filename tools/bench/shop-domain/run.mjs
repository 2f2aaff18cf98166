// npm run bench -- shop-domain [-- --write]: prices and totals against a JSON clone of the same input, in turn in one
// process.
import { useProjectNode } from '../../node/use-project-node.mjs';

useProjectNode();
const { measureRules } = await import('./measure-rules.ts');
await measureRules({ write: process.argv.includes('--write') });
