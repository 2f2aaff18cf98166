// npm run bench [-- part …]: every folder here with a run.mjs is a part; without a name all of them run, one after the
// other. Arguments after a second `--` go to the part: npm run bench -- http -- --rounds 5; a part changes
// docs/bench.md only with `--write`. The first line shows the load of the machine: measurements of a busy machine are
// not reliable.
import { useProjectNode } from '../node/use-project-node.mjs';

useProjectNode();
const { runParts } = await import('./run-parts.ts');
runParts(process.argv.slice(2));
