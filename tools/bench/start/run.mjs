// npm run bench -- start [-- --rounds 3 --write]: from nothing to the first answered page, and again with data there.
import { parseArgs } from 'node:util';
import { useProjectNode } from '../../node/use-project-node.mjs';

useProjectNode();
const { circumstances, writeSection } = await import('../write-section.ts');
const { cpuTimeOf, memoryOf, ownCpuTimeOf } = await import('../http/cpu-time.ts');
const { spreadOf } = await import('../http/report.ts');
const { startShop } = await import('../http/start-shop.mjs');

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, write: { type: 'boolean', default: false } },
});
const starts = { first: [], second: [] };
for (let round = 0; round < Number(values.rounds); round += 1) {
  const first = await startShop();
  starts.first.push(figuresOf(first));
  await first.stop({ keep: true });
  const second = await startShop({ folder: first.folder });
  starts.second.push(figuresOf(second));
  await second.stop();
}
const rows = [
  ['first start: makes the database and the demo shop', starts.first],
  ['every start after it', starts.second],
].map(([name, figures]) => {
  const of = (key) => spreadOf(figures.map((one) => one[key])).text;
  return `| ${name} | ${of('seconds')} | ${of('cpu')} | ${of('databaseCpu')} | ${of('memory')} |`;
});
const table = [
  '| from the command to the first page | seconds | CPU s, application | CPU s, database | memory without the database, MB |',
  '| --- | --- | --- | --- | --- |',
  ...rows,
].join('\n');
const report = `## Start\n\n${circumstances()}; ${values.rounds} rounds, built. Medians [least–most]. Made by \`npm run bench -- start -- --write\`; aim: a second start within 3 s and 250 MB.\n\n${table}`;
console.log(report);
if (values.write) writeSection('start', report);

function figuresOf(shop) {
  return {
    seconds: shop.started / 1000,
    cpu: ownCpuTimeOf(shop.pid) / 1000,
    databaseCpu: cpuTimeOf(shop.database.pid) / 1000,
    memory: memoryOf(shop.pid),
  };
}
