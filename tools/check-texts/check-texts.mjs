// Checks the Dutch table of libs/texts against the code: keys are well-formed, unique, defined and used, and no text
// stands in the code itself.
import { useProjectNode, workspaceRoot } from '../node/use-project-node.mjs';

useProjectNode();
const { checkWorkspace } = await import('./check-workspace.ts');

const { texts, findings } = checkWorkspace(workspaceRoot);
for (const finding of findings) console.error(finding);
console.log(`${texts} texts, ${findings.length} findings`);
if (findings.length > 0) process.exitCode = 1;
