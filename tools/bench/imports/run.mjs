// npm run bench -- imports [-- --items 10000 --buyers 4 --write]: a large import of the catalogue while visitors buy, beside
// the same visitors without it, and an import that brings many new values of properties.
import { useProjectNode } from '../../node/use-project-node.mjs';

useProjectNode();
const { measureImports } = await import('./measure-imports.ts');
await measureImports(process.argv.slice(2));
