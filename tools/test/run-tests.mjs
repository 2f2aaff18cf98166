// npm test: everything that is required before a merge. npm run test:deep: the same, without cache, plus the long runs.
// Ends with one line "N passed, N failed": tests, journeys and the steps that are checks themselves.
import { useProjectNode, workspaceRoot } from '../node/use-project-node.mjs';

useProjectNode();
const { runTests } = await import('./run-tests.ts');

const { passed, failed } = await runTests(workspaceRoot, { deep: process.argv.includes('--deep') });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
