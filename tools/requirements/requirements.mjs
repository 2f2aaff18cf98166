// npm run requirements [-- --area ROUTE]: which rows of docs/ledger.md a test title names.
import { useProjectNode, workspaceRoot } from '../node/use-project-node.mjs';

useProjectNode();
const { readCoverage } = await import('./read-coverage.ts');
const { areaDetails, coverageTable } = await import('./report.ts');

const { requirements, coverage } = readCoverage(workspaceRoot);
const area = process.argv.at(process.argv.indexOf('--area') + 1);
if (process.argv.includes('--area')) console.log(areaDetails(area?.toUpperCase(), requirements, coverage));
else if (!process.argv.includes('--errors')) console.log(coverageTable(coverage));

for (const error of coverage.errors) console.error(error);
if (coverage.errors.length > 0) process.exitCode = 1;
