// npm run new -- block <name> | section <name> | field <name> | endpoint <area> <name> [--visitor] | rule <name>
import { useProjectNode, workspaceRoot } from '../node/use-project-node.mjs';

useProjectNode();
const { createPart, PartRefused } = await import('./create-part.ts');

try {
  const { created, changed, next } = await createPart(workspaceRoot, process.argv.slice(2));
  for (const path of created) console.log(`created  ${path}`);
  for (const path of changed) console.log(`changed  ${path}`);
  for (const sentence of next) console.log(sentence);
} catch (error) {
  if (!(error instanceof PartRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
