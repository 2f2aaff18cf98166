import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../../node/use-project-node.mjs';
import { type Browser, openBrowser } from './browser.ts';
import { buildPages } from './build-pages.ts';
import { measureTool } from './measure-tool.ts';
import { type Session, tableOf } from './report.ts';
import { servePages } from './serve-pages.ts';

const tools = ['floor', 'ours', 'puck'];

/** Builds, serves and measures all tools in turn; the arguments are the number of rounds and `--write`. */
export async function measureDesigner(words: readonly string[]): Promise<void> {
  const sizes = (process.env['BENCH_BLOCKS'] ?? '50,200,500').split(',').map(Number);
  const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? 5);
  const folder = mkdtempSync(join(tmpdir(), 'etalage-bench-'));
  await buildPages(folder);
  const server = await servePages(folder);
  const browser = await openBrowser();
  const tables: string[] = [];
  try {
    for (const blocks of sizes) {
      const table = tableOf(blocks, await inRounds(browser, { url: server.url, blocks, rounds }));
      tables.push(table);
      console.log(`${table}\n`);
    }
  } finally {
    await browser.close();
    server.stop();
    rmSync(folder, { recursive: true });
  }
  const page = pageOf(tables, rounds, browser.version());
  if (words.includes('--write')) writeFileSync(join(workspaceRoot, 'docs/bench-designer.md'), page);
}

async function inRounds(
  browser: Browser,
  { url, blocks, rounds }: { url: string; blocks: number; rounds: number },
): Promise<Record<string, Session[]>> {
  const results: Record<string, Session[]> = Object.fromEntries(tools.map((tool) => [tool, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const tool of tools) results[tool]?.push(await measureTool(browser, { url, tool, blocks }));
  }
  return results;
}

function pageOf(tables: readonly string[], rounds: number, chromium: string): string {
  const [date] = new Date().toISOString().split('T');
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `# How fast the designer is

Measured on ${date} by \`npm run bench:designer -- --write\` (${rounds} fresh sessions per cell, the tools in turn, ${cpus().length} cores,
load average ${load} at the end, headless Chromium ${chromium}, production builds). A cell is the median of all samples, the lowest and highest
median of a session, and how many times the floor it is.

The floor is no editor: the same texts as a plain React page in an iframe of the same origin, one store subscription per
block, one controlled input. Etalage is the designer's own session, protocol and sandboxed frame with one property field
around it; Puck is its npm package as it comes. Load: from navigation until all texts are painted in the canvas. Select:
from a real click in the canvas until the property field shows the block. Key: from a real key press in the property field
until the canvas has painted it. Move and undo: from the call until the canvas has painted it. Heap counts both processes.

${tables.join('\n\n')}
`;
}
