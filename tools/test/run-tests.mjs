// npm test: everything a landing needs. npm run test:deep: the same, uncached, and the long runs too.
// Closes with one line "N passed, N failed": tests, journeys and the steps that are a check of their own.
import { useProjectNode, workspaceRoot } from '../node/use-project-node.mjs';

useProjectNode();
const { runTests } = await import('./run-tests.ts');

const { passed, failed } = await runTests(workspaceRoot, { deep: process.argv.includes('--deep') });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
