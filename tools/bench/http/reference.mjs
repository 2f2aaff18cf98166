// A child that does the bare minimum of one case, so that its processor time can be read beside the shop's.
// Asked over IPC: { kind: 'serve', bytes } | { kind: 'draw', html, seconds } | { kind: 'sql', address, … }
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { workspaceRoot } from '../../node/use-project-node.mjs';
import { elementsOf } from './elements-of.ts';

const from = (project) => createRequire(join(workspaceRoot, project, 'package.json'));

const kinds = {
  /** node:http with the same stored bytes and headers. */
  async serve({ body, headers }) {
    const bytes = Buffer.from(body, 'base64');
    const server = createServer((_request, response) => {
      response.writeHead(200, { ...headers, 'content-length': bytes.length });
      response.end(bytes);
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { port: server.address().port };
  },
  /** renderToString of the same elements, without data, routes or HTTP. */
  async draw({ html, seconds }) {
    const { renderToString } = from('apps/storefront')('react-dom/server');
    const page = elementsOf(html, from('apps/storefront')('react'));
    return repeat(1, seconds, async () => renderToString(page).length);
  },
  /** One statement through the same driver, on as many connections as the shop has visitors at once. */
  async sql({ address, setup, statement, values, seconds, lanes, setting }) {
    const { Pool } = from('apps/api')('pg');
    const pool = new Pool({ ...address, max: lanes });
    for (const line of setup) await pool.query(line);
    const clients = await Promise.all(Array.from({ length: lanes }, () => pool.connect()));
    for (const client of clients)
      await client.query(`select set_config('app.website_id', '${setting}', false)`);
    let lane = 0;
    const result = await repeat(
      lanes,
      seconds,
      async (client) => {
        const { rows } = await client.query({ name: 'bench', text: statement, values });
        return JSON.stringify(rows).length;
      },
      () => clients[lane++ % lanes],
    );
    for (const client of clients) client.release();
    await pool.end();
    return result;
  },
};

async function repeat(lanes, seconds, task, take = () => undefined) {
  const run = async (end) => {
    const times = [];
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        const lane = take();
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
  process.send({ warm: true });
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
    p50: times[Math.floor(times.length * 0.5)],
    p99: times[Math.floor(times.length * 0.99)],
  };
}

process.once('message', async ({ kind, ...asked }) => {
  process.send({ done: await kinds[kind](asked) });
});
