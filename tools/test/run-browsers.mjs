// npm run test:browsers: builds what is outdated, then journeys and attacks in Firefox and WebKit.
// `npm run test:deep` contains them. Ends with one line "N passed, N failed".
import { useProjectNode, workspaceRoot } from '../node/use-project-node.mjs';

useProjectNode();
const { nxStep } = await import('./nx-step.ts');
const { runBrowsers } = await import('./run-browsers.ts');
const { runStep } = await import('./run-step.ts');

const run = (step) => runStep(workspaceRoot, step);
const built = await run(nxStep('build', 'build'));
const { passed, failed } = built.passed ? await runBrowsers(workspaceRoot, run) : { passed: 0, failed: 1 };
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
