import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type BareServer, type StoredBytes, askReference, serveBare } from './ask-reference.ts';
import { type Case, type Lane, SLUG } from './cases.ts';
import { getRequest, openConnection } from './connection.ts';
import { cpuTimeOf } from './cpu-time.ts';
import { type Cost, measure, warmUp } from './measure.ts';
import type { MeasuredCase } from './report.ts';
import { startNginx } from './start-nginx.ts';
import type { RunningShop } from '../../start/start-shop.ts';

/** A running shop and its connections. */
export interface Bench {
  readonly shop: RunningShop;
  readonly host: string;
  readonly seconds: number;
  readonly lanes: number;
  /** Functions that return the processor time of application and database. */
  readonly clocks: readonly (() => number)[];
}

/** One round of a case: first the shop, then its reference work. */
export async function measureCase(
  bench: Bench,
  one: Case,
  warm: number,
): Promise<MeasuredCase['rounds'][number]> {
  const { seconds, clocks } = bench;
  const shop = await onLanes(bench, bench.shop.port, (lanes) =>
    measure({ lanes, task: one.task, seconds, clocks, warm }),
  );
  return { shop, reference: await measureBare(bench, one) };
}

/** Runs a case this many times without measuring. */
export async function runCase(bench: Bench, one: Case, calls: number): Promise<void> {
  await onLanes(bench, bench.shop.port, (lanes) => warmUp(lanes, one.task, calls));
}

/** The description of a case's reference work. */
export function nameOfBare({ kind }: Case['reference']): string {
  return { serve: 'node:http, same bytes', draw: 'renderToString, same page', sql: 'SQL alone' }[kind];
}

/** One round of the stored page from nginx and from node:http; undefined without nginx. */
export async function measureNginx(bench: Bench): Promise<MeasuredCase['rounds'][number] | undefined> {
  const { body, headers } = await storedPage(bench, '/');
  const nginx = await startNginx({ body, headers });
  if (!nginx) return undefined;
  const shop = await measureServer(bench, nginx);
  return { shop, reference: await measureServer(bench, await serveBare({ body, headers })) };
}

async function measureBare(bench: Bench, { reference, path = '/' }: Case): Promise<Omit<Cost, 'bytes'>> {
  const { shop, seconds, lanes } = bench;
  if (reference.kind === 'sql') {
    const { user, setup = [], statement, values } = reference;
    const { host, port, pid } = shop.database;
    const address = { host, port, user, database: 'etalage' };
    return askReference(
      { kind: 'sql', address, setup, statement, values, seconds, lanes, setting: SLUG },
      pid,
    );
  }
  const stored = await storedPage(bench, path);
  if (reference.kind === 'draw') return askReference({ kind: 'draw', html: stored.html, seconds });
  return measureServer(bench, await serveBare({ body: stored.body, headers: stored.headers }));
}

/** A server that answers every request with the stored bytes. */
async function measureServer(bench: Bench, server: BareServer): Promise<Cost> {
  const request = getRequest(bench.host, '/');
  const task = async ({ connection }: Lane) => (await connection.send(request)).bytes;
  const clocks = [() => cpuTimeOf(server.pid)];
  try {
    return await onLanes(bench, server.port, (lanes) =>
      measure({ lanes, task, seconds: bench.seconds, clocks }),
    );
  } finally {
    server.stop();
  }
}

async function onLanes<Result>(
  bench: Bench,
  port: number,
  work: (lanes: Lane[]) => Promise<Result>,
): Promise<Result> {
  const lanes = await Promise.all(
    Array.from({ length: bench.lanes }, async () => ({ connection: await openConnection(port, bench.host) })),
  );
  try {
    return await work(lanes);
  } finally {
    for (const { connection } of lanes) connection.close();
  }
}

/** A page as the shop sends it, with its own headers. */
async function storedPage({ shop, host }: Bench, path: string): Promise<StoredBytes & { html: string }> {
  const connection = await openConnection(shop.port, host);
  const { raw } = await connection.send(getRequest(host, path));
  connection.close();
  const { head, body } = raw();
  const headers = Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const)
      .filter(([name]) => !/^(content-length|connection|keep-alive|date)$/i.test(name)),
  );
  const encoding = headers['content-encoding'];
  const html = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  return { headers, body: body.toString('base64'), html: html.toString() };
}
