// npm run requirements: which rows of docs/ledger.md a test title names, and those that it names `(partly)` or `(stand-in)`.
//   -- --area ROUTE              the rows of one area with their tests
//   -- --draw [n] [--seed text]  n random proven rows (10 by default) with a test of each; the same for the same seed
import { randomBytes } from 'node:crypto';
import { useProjectNode, workspaceRoot } from '../node/use-project-node.mjs';

useProjectNode();
const { readCoverage } = await import('./read-coverage.ts');
const { areaDetails, coverageTable, notedRows } = await import('./report.ts');
const { drawCount, drawReport, drawRequirements } = await import('./draw.ts');

const words = process.argv.slice(2);
const has = (option) => words.includes(option);
const after = (option) => (has(option) ? words[words.indexOf(option) + 1] : undefined);
const { requirements, coverage } = readCoverage(workspaceRoot);

if (has('--area')) console.log(areaDetails(after('--area')?.toUpperCase(), requirements, coverage));
else if (has('--draw')) draw(drawCount(after('--draw')), after('--seed') ?? randomBytes(4).toString('hex'));
else if (!has('--errors')) console.log(`${coverageTable(coverage)}\n${notedRows(coverage)}`);

for (const error of coverage.errors) console.error(error);
if (coverage.errors.length > 0) process.exitCode = 1;

function draw(count, seed) {
  if (count === undefined) {
    console.error(`"${after('--draw')}" is not a number of requirements: use a whole number from 1.`);
    process.exitCode = 1;
    return;
  }
  console.log(drawReport(drawRequirements(requirements, coverage, { count, seed })));
  console.log(`The same again: npm run requirements -- --draw ${count} --seed ${seed}`);
}
