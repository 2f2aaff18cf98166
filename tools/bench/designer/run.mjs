// npm run bench:designer [-- rounds --write]: the designer against Puck and against a plain React page, on this machine, in turn.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../../test/ensure-chromium.mjs';
import { useProjectNode, workspaceRoot } from '../../node/use-project-node.mjs';

useProjectNode();
const { buildPages } = await import('./build-pages.mjs');
const { measureTool } = await import('./measure-tool.mjs');
const { servePages } = await import('./serve-pages.mjs');
const { tableOf } = await import('./report.ts');
const { chromium } = createRequire(join(workspaceRoot, 'e2e/package.json'))('playwright-core');

const tools = ['floor', 'ours', 'puck'];
const sizes = (process.env.BENCH_BLOCKS ?? '50,200,500').split(',').map(Number);
const rounds = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 5);
const folder = mkdtempSync(join(tmpdir(), 'etalage-bench-'));
await buildPages(folder);
const server = await servePages(folder);
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
const tables = [];
try {
  for (const blocks of sizes) {
    const results = Object.fromEntries(tools.map((tool) => [tool, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const tool of tools) {
        results[tool].push(await measureTool(browser, { url: server.url, tool, blocks }));
      }
    }
    tables.push(tableOf(blocks, results));
    console.log(`${tables.at(-1)}\n`);
  }
} finally {
  await browser.close();
  server.stop();
  rmSync(folder, { recursive: true });
}

const [date] = new Date().toISOString().split('T');
const text = `# How fast the designer is

Measured on ${date} by \`npm run bench:designer -- --write\` (${rounds} fresh sessions per cell, the tools in turn, ${cpus().length} cores,
load average ${loadavg()[0].toFixed(1)} at the end, headless Chromium ${browser.version()}, production builds). A cell is the median of all samples, the lowest and highest
median of a session, and how many times the floor it is.

The floor is no editor: the same texts as a plain React page in an iframe of the same origin, one store subscription per
block, one controlled input. Etalage is the designer's own session, protocol and sandboxed frame with one property field
around it; Puck is its npm package as it comes. Load: from navigation until all texts are painted in the canvas. Select:
from a real click in the canvas until the property field shows the block. Key: from a real key press in the property field
until the canvas has painted it. Move and undo: from the call until the canvas has painted it. Heap counts both processes.

${tables.join('\n\n')}
`;
if (process.argv.includes('--write')) writeFileSync(join(workspaceRoot, 'docs/bench-designer.md'), text);
