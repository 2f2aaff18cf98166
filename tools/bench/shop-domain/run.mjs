// npm run bench shop-domain: prices and totals against a JSON clone of the same input, in turn in one process.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { workspaceRoot } from '../../node/use-project-node.mjs';
import { circumstances, writeSection } from '../write-section.mjs';
import { buildRules } from './build-rules.mjs';
import { fiftyDiscountedLines, fiftyLines, twentyOptions } from './priced-input.mjs';

const { cartTotals, priceWithOptions } = await import(join(workspaceRoot, 'libs/shop-domain/src/index.ts'));
const ROUNDS = 31;
const CALLS = 2_000;

/** Processor time of one call in microseconds, so that other work on the machine counts as little as possible. */
function timeOf(call) {
  const before = process.cpuUsage().user;
  for (let at = 0; at < CALLS; at += 1) call();
  return (process.cpuUsage().user - before) / CALLS;
}

/** Medians over rounds that take both in turn; the first rounds only warm up. */
function compare(rule, input) {
  const rounds = Array.from({ length: ROUNDS + 5 }, () => {
    const own = timeOf(rule);
    const clone = timeOf(() => JSON.parse(JSON.stringify(input)));
    return { own, clone, ratio: clone / own };
  }).slice(5);
  const sorted = (of) => rounds.map((round) => round[of]).sort((a, b) => a - b);
  const median = (of) => sorted(of)[ROUNDS >> 1];
  const ratios = sorted('ratio');
  return {
    own: median('own'),
    clone: median('clone'),
    ratio: median('ratio'),
    spread: [ratios[3], ratios.at(-4)],
  };
}

const parts = [
  {
    name: '`priceWithOptions`, 20 options with 10 calculation steps',
    aim: 5,
    ...compare(() => priceWithOptions(twentyOptions.product, twentyOptions.selection), twentyOptions),
  },
  {
    name: '`cartTotals`, 50 lines at two rates with shipping',
    aim: 2,
    ...compare(() => cartTotals(fiftyLines.lines, fiftyLines.settings), fiftyLines),
  },
  {
    name: '`cartTotals`, the same with a discount',
    aim: 2,
    ...compare(
      () => cartTotals(fiftyDiscountedLines.lines, fiftyDiscountedLines.settings),
      fiftyDiscountedLines,
    ),
  },
];
const gzip = gzipSync(await buildRules(), { level: 9 }).length;
const rows = parts.map(
  ({ name, own, clone, ratio, spread: [low, high], aim }) =>
    `| ${name} | ${own.toFixed(1)} | ${clone.toFixed(1)} | ${ratio.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)}) | ${aim} |`,
);
const report = `## Rules of the shop

Measured with \`npm run bench shop-domain\` (${circumstances()}). A rule against \`JSON.parse(JSON.stringify(input))\` of its own
input, in turn in one process: medians of ${ROUNDS} rounds of ${CALLS} calls, processor time in microseconds a call, and how many
times the rate of the clone it has (9 of 10 rounds lie within the brackets).

| Rule | rule, µs | clone, µs | times the clone | aim |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

Prices and totals together are ${(gzip / 1024).toFixed(1)} kB gzip in a browser (aim: at most 6 kB), without zod.
`;
console.log(report);
writeSection('shop-domain', report);
for (const { name, ratio, aim } of parts) {
  if (ratio >= aim) continue;
  console.error(`${name} has ${ratio.toFixed(1)} times the rate of a clone, not ${aim}.`);
  process.exitCode = 1;
}
