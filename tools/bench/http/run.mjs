// npm run bench -- http [-- --rounds 3 --seconds 2 --lanes 16 --only name --write]: a real production server on
// embedded PostgreSQL, each case in turn with the bare work it is held against.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { useProjectNode, workspaceRoot } from '../../node/use-project-node.mjs';

useProjectNode();
const { circumstances, writeSection } = await import('../write-section.ts');
const { askReference } = await import('./ask-reference.mjs');
const { PRODUCTS, SEED, SLUG, casesOf } = await import('./cases.mjs');
const { getRequest, openConnection } = await import('./connection.mjs');
const { cpuTimeOf, memoryOf, ownCpuTimeOf } = await import('./cpu-time.ts');
const { measure } = await import('./measure.ts');
const { tableOf } = await import('./report.ts');
const { startNginx } = await import('./start-nginx.mjs');
const { startShop } = await import('./start-shop.mjs');

const { values } = parseArgs({
  options: {
    ...{ rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '2' } },
    ...{ lanes: { type: 'string', default: '16' }, only: { type: 'string' }, port: { type: 'string' } },
    write: { type: 'boolean', default: false },
  },
});
const [rounds, seconds, laneCount] = [values.rounds, values.seconds, values.lanes].map(Number);
if (!existsSync('/proc/self/stat'))
  throw new Error('Processor time is read from /proc, which this system lacks.');
if (!existsSync(join(workspaceRoot, 'apps/storefront/build')))
  throw new Error('The storefront is not built: npm start does that.');

/** Calls of each case before the first is measured. */
const FIRST_CALLS = 400;
const say = (line) => console.log(line);
say(circumstances());
const shop = await startShop({ port: Number(values.port ?? 0) });
try {
  const memoryAtStart = memoryOf(shop.pid);
  const file = pathToFileURL(join(workspaceRoot, 'apps/api/src/seed/size/run-fill.ts')).href;
  const { runFill } = await import(file);
  const size = ['--products', String(PRODUCTS), '--orders', '100', '--pages', '20', '--seed', String(SEED)];
  await runFill([...size, '--slug', SLUG], { DATA_DIR: shop.folder }, () => {});
  const host = `${SLUG}.localhost:${shop.port}`;
  const cases = casesOf(host).filter(({ name }) => !values.only || name.includes(values.only));
  const results = cases.map(({ name, aim, reference }) => ({
    name,
    aim,
    bare: bareName(reference),
    rounds: [],
  }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const [at, one] of cases.entries()) {
      const shopResult = await measureShop(one, host, round === 1 ? (one.warm ?? FIRST_CALLS) : 20);
      const reference = await measureReference(one, host);
      results[at].rounds.push({ shop: shopResult, reference });
      say(`${round}  ${one.name}: ${shopResult.cpu.toFixed(3)} ms, bare ${reference.cpu.toFixed(3)} ms`);
    }
  }
  const table = tableOf(results);
  const memory = `Memory of the application: ${memoryAtStart} MB after the start, ${memoryOf(shop.pid)} MB after all cases.`;
  const notes = [await nginxLine(host), memory].join(' ');
  say(`\n${table}\n\n${notes}`);
  if (values.write) writeSection('http', `## Requests\n\n${explained()}\n\n${table}\n\n${notes}`);
} finally {
  await shop.stop();
}

async function measureShop({ task }, host, warm) {
  const lanes = await Promise.all(
    Array.from({ length: laneCount }, async () => ({ connection: await openConnection(shop.port, host) })),
  );
  try {
    // The database may be a child of the application, so each is read apart.
    const clocks = [() => ownCpuTimeOf(shop.pid), () => cpuTimeOf(shop.database.pid)];
    return await measure({ lanes, task, seconds, clocks, warm });
  } finally {
    for (const { connection } of lanes) connection.close();
  }
}

async function measureReference({ reference, path }, host) {
  if (reference.kind === 'sql') {
    const { user, ...asked } = reference;
    const address = { host: shop.database.host, port: shop.database.port, user, database: 'etalage' };
    return askReference(
      { setup: [], ...asked, address, seconds, lanes: laneCount, setting: SLUG },
      shop.database.pid,
    );
  }
  const stored = await storedPage(host, path);
  if (reference.kind === 'draw') return askReference({ kind: 'draw', html: stored.html, seconds });
  return measureServer(await askReference({ kind: 'serve', ...stored }), host);
}

/** A server that answers everything with the stored bytes. */
async function measureServer(server, host) {
  const lanes = await Promise.all(
    Array.from({ length: laneCount }, async () => ({ connection: await openConnection(server.port, host) })),
  );
  const request = getRequest(host, '/');
  const task = async ({ connection }) => (await connection.send(request)).bytes;
  try {
    return await measure({ lanes, task, seconds, clocks: [() => cpuTimeOf(server.pid)] });
  } finally {
    for (const { connection } of lanes) connection.close();
    server.stop();
  }
}

/** A page as it is sent, and as HTML. */
async function storedPage(host, path) {
  const connection = await openConnection(shop.port, host);
  const { raw } = await connection.send(getRequest(host, path));
  connection.close();
  const [head, body] = raw();
  const headers = Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)])
      .filter(([name]) => !/^(content-length|connection|keep-alive|date)$/i.test(name)),
  );
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[headers['content-encoding']];
  return { headers, body: body.toString('base64'), html: (unpack ? unpack(body) : body).toString() };
}

async function nginxLine(host) {
  const server = await startNginx(await storedPage(host, '/'));
  if (!server) return 'nginx is not on this machine; node:http with the same bytes stands for it.';
  const { cpu, rate } = await measureServer(server, host);
  return `nginx with the same bytes: ${cpu.toFixed(4)} ms CPU each, ${Math.round(rate)} per second.`;
}

function explained() {
  return `${circumstances()}; ${rounds} rounds of ${seconds} s, ${laneCount} connections, shop of ${PRODUCTS} products. Medians [least–most].

\`npm run bench -- http -- --write\` makes this table. Every case runs in turn with the bare work it is held against, so that a
busy machine slows both; ratios are worth more than milliseconds. CPU is read from /proc over application and database.`;
}

function bareName({ kind }) {
  return { serve: 'node:http, same bytes', draw: 'renderToString, same page', sql: 'SQL alone' }[kind];
}
