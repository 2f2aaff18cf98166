// npm run bench -- files [-- --rounds 5 --seconds 1 --files 50000 --write]: the calls of the library of files on a website
// with many files.
import { useProjectNode } from '../../node/use-project-node.mjs';

useProjectNode();
const { measureFiles } = await import('./measure-files.ts');
await measureFiles(process.argv.slice(2));
