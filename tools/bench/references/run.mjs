// npm run bench -- references [-- --rounds 31 --seconds 0.4 --pages 2000 --write]: what the index of references costs a save
// of the designer, and what it saves who asks where a menu is shown.
import { useProjectNode } from '../../node/use-project-node.mjs';

useProjectNode();
const { measureReferences } = await import('./measure-references.ts');
await measureReferences(process.argv.slice(2));
