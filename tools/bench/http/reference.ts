// A child process that does the minimal work of one case, so that its processor time can be compared with the shop's.
// Started by ask-reference.ts, over IPC.
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { workspaceRoot } from '../../node/use-project-node.mjs';
import type { BareCost, BareWork, Said } from './ask-reference.ts';
import { elementsOf, type React } from './elements-of.ts';
import { openPool } from './open-pool.ts';

type Asked<Kind extends BareWork['kind']> = Extract<BareWork, { kind: Kind }>;

const fromStorefront = createRequire(join(workspaceRoot, 'apps/storefront/package.json'));
const say = (said: Said) => void process.send?.(said);

/** node:http with the same stored bytes and headers. */
async function serve({ body, headers }: Asked<'serve'>): Promise<{ port: number }> {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': bytes.length });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port };
}

/** renderToString of the same elements, without data, routes or HTTP. */
function draw({ html, seconds }: Asked<'draw'>): Promise<BareCost> {
  const { renderToString } = fromStorefront('react-dom/server') as {
    renderToString(page: unknown): string;
  };
  const page = elementsOf(html, fromStorefront('react') as React<object>);
  return repeat([undefined], seconds, async () => void renderToString(page));
}

/** One statement through the same driver, on as many connections as the shop has concurrent visitors. */
async function sql({ address, setup, statement, values, seconds, lanes, setting }: Asked<'sql'>) {
  const pool = openPool(address, lanes);
  for (const line of setup) await pool.query(line);
  const clients = await Promise.all(Array.from({ length: lanes }, () => pool.connect()));
  for (const client of clients)
    await client.query(`select set_config('app.website_id', '${setting}', false)`);
  const result = await repeat(clients, seconds, async (client) => {
    const { rows } = await client.query({ name: 'bench', text: statement, values });
    JSON.stringify(rows);
  });
  for (const client of clients) client.release();
  await pool.end();
  return result;
}

/** Runs a task on every lane repeatedly: first to warm up, then, when the parent is ready, for the measurement. */
async function repeat<Lane>(
  lanes: readonly Lane[],
  seconds: number,
  task: (lane: Lane) => Promise<void>,
): Promise<BareCost> {
  const run = async (end: number) => {
    const times: number[] = [];
    await Promise.all(
      lanes.map(async (lane) => {
        while (performance.now() < end) {
          const begin = performance.now();
          await task(lane);
          times.push(performance.now() - begin);
        }
      }),
    );
    return times;
  };
  await run(performance.now() + Math.min(500, seconds * 300));
  say({ warm: true });
  await new Promise((resolve) => process.once('message', resolve));
  const cpu = process.cpuUsage();
  const begin = performance.now();
  const times = await run(begin + seconds * 1000);
  const elapsed = performance.now() - begin;
  const used = process.cpuUsage(cpu);
  times.sort((a, b) => a - b);
  return {
    count: times.length,
    application: (used.user + used.system) / 1000 / times.length,
    rate: (times.length / elapsed) * 1000,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}

process.once('message', (asked: BareWork) => {
  const work = asked.kind === 'serve' ? serve(asked) : asked.kind === 'draw' ? draw(asked) : sql(asked);
  void work.then((done) => say({ done }));
});
