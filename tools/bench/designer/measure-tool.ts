import type { Browser, Context, Frame, Page, Protocol } from './browser.ts';
import { installProbe } from './probe.ts';
import type { Session } from './report.ts';

/** How often each action is measured in one session. */
const samples = { keys: 20, selects: 8, moves: 5 };

export interface Measured {
  readonly url: string;
  readonly tool: string;
  readonly blocks: number;
}

/** One new session of one tool: loads the page and measures everything in it; times in milliseconds. */
export async function measureTool(browser: Browser, { url, tool, blocks }: Measured): Promise<Session> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  await page.addInitScript(installProbe, blocks);
  await page.goto(`${url}/${tool}.html?blocks=${blocks}`, { waitUntil: 'commit' });
  const canvas = await canvasOf(page, blocks);
  const painted = await canvas.evaluate(() => window.probe.loaded);
  const load = painted - (await page.evaluate(() => window.probe.origin));
  await page.waitForTimeout(800);

  const select: number[] = [];
  for (let turn = 0; turn < samples.selects; turn += 1)
    select.push(await measureSelect(page, canvas, 1 + turn));
  const key = await measureKeys(page, canvas);
  const { move, undo } = await measureMoves(page, canvas);
  const heap = await heapOf(context, page, canvas);
  const idle = await idleOf(context, page, canvas);
  await context.close();
  if (failures.length > 0) throw new Error(`${tool}: ${failures[0]}`);
  return { load, select, key, move, undo, heap, idle };
}

async function canvasOf(page: Page, blocks: number): Promise<Frame> {
  for (;;) {
    for (const frame of page.frames().slice(1)) {
      const count = await frame.evaluate(() => document.querySelectorAll('p').length).catch(() => 0);
      if (count >= Math.min(blocks, 1)) return frame;
    }
    await page.waitForTimeout(10);
  }
}

async function measureSelect(page: Page, canvas: Frame, index: number): Promise<number> {
  const text = `Tekst ${index}`;
  const shown = page.evaluate((wanted) => window.probe.shown('property', { text: wanted }), text);
  await canvas.locator('p', { hasText: new RegExp(`^${text}$`) }).click();
  return (await shown) - (await canvas.evaluate(() => window.probe.events['pointerdown'] ?? NaN));
}

async function measureKeys(page: Page, canvas: Frame): Promise<number[]> {
  const text = `Tekst ${samples.selects}`;
  const property = await page.evaluateHandle(
    (wanted) =>
      [...document.querySelectorAll('input')].find(
        (input) => input.value === wanted && input.offsetWidth > 0,
      ),
    text,
  );
  await property.asElement()?.click();
  await page.keyboard.press('End');
  const times: number[] = [];
  let typed = text;
  for (let turn = 0; turn < samples.keys; turn += 1) {
    typed += 'x';
    const shown = canvas.evaluate((wanted) => window.probe.shown('text', { text: wanted }), typed);
    // A key at varying moments within a frame.
    await page.waitForTimeout(60 + ((turn * 7) % 17));
    await page.keyboard.press('x');
    times.push((await shown) - (await page.evaluate(() => window.probe.events['keydown'] ?? NaN)));
  }
  await page.waitForTimeout(1200);
  return times;
}

async function measureMoves(page: Page, canvas: Frame): Promise<{ move: number[]; undo: number[] }> {
  const move: number[] = [];
  const undo: number[] = [];
  const act = async (name: 'move' | 'undo', wanted: { text: string; index: number }) => {
    const shown = canvas.evaluate((at) => window.probe.shown('at', at), wanted);
    await page.waitForTimeout(60);
    const start = await page.evaluate(
      ([call, { index }]) => {
        const now = window.probe.now();
        if (call === 'move') window.bench.move('t0', index, 0);
        else window.bench.undo();
        return now;
      },
      [name, wanted] as const,
    );
    return (await shown) - start;
  };
  for (let turn = 0; turn < samples.moves; turn += 1) {
    move.push(await act('move', { text: 'Tekst 0', index: 4 }));
    await page.waitForTimeout(200);
    undo.push(await act('undo', { text: 'Tekst 0', index: 0 }));
    await page.waitForTimeout(200);
  }
  return { move, undo };
}

/** Protocol sessions of the rendering processes: that of the page, and that of the frame when it has its own. */
async function processesOf(context: Context, page: Page, canvas: Frame): Promise<Protocol[]> {
  const own = await context.newCDPSession(page);
  const foreign = await context.newCDPSession(canvas).catch(() => undefined);
  return foreign ? [own, foreign] : [own];
}

async function heapOf(context: Context, page: Page, canvas: Frame): Promise<number> {
  let total = 0;
  for (const session of await processesOf(context, page, canvas)) {
    await session.send('HeapProfiler.collectGarbage');
    total += (await session.send('Runtime.getHeapUsage')).usedSize;
    await session.detach();
  }
  return total / 1_000_000;
}

async function idleOf(context: Context, page: Page, canvas: Frame): Promise<number> {
  const seconds = 1.5;
  const busy = async (session: Protocol) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  };
  const sessions = await processesOf(context, page, canvas);
  for (const session of sessions) await session.send('Performance.enable');
  const before = await Promise.all(sessions.map(busy));
  await page.waitForTimeout(seconds * 1000);
  const after = await Promise.all(sessions.map(busy));
  const spent = after.map((value, index) => value - (before[index] ?? NaN));
  return (100 * Math.max(...spent)) / seconds;
}
