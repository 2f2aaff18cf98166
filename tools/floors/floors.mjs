// npm run floors: for each list of tools/lint/floors the folders, their floors, and the circles of folders and files.
// With --errors only the findings.
import { useProjectNode, workspaceRoot } from '../node/use-project-node.mjs';

useProjectNode();
const { checkFloors } = await import('./check-floors.ts');

const { report, findings, summary } = checkFloors(workspaceRoot);
if (!process.argv.includes('--errors')) console.log(`${report}\n`);
for (const finding of findings) console.error(finding);
console.log(summary);
if (findings.length > 0) process.exitCode = 1;
