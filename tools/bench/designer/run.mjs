// npm run bench:designer [-- rounds --write]: the designer against Puck and against a plain React page, on this
// machine, in turn.
import { useProjectNode } from '../../node/use-project-node.mjs';

useProjectNode();
const { measureDesigner } = await import('./measure-designer.ts');
await measureDesigner(process.argv.slice(2));
