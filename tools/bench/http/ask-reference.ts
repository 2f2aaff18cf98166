import { fork } from 'node:child_process';
import { join } from 'node:path';
import { cpuTimeOf } from './cpu-time.ts';
import type { Cost } from './measure.ts';
import type { Address } from './open-pool.ts';

const script = join(import.meta.dirname, 'reference.ts');

/** A response as it was sent: its headers, and its body in base64. */
export interface StoredBytes {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The reference work of one case; plain data only, since it is sent to a child process. */
export type BareWork =
  | ({ readonly kind: 'serve' } & StoredBytes)
  | { readonly kind: 'draw'; readonly html: string; readonly seconds: number }
  | {
      readonly kind: 'sql';
      readonly address: Address;
      readonly setup: readonly string[];
      readonly statement: string;
      readonly values: readonly unknown[];
      readonly seconds: number;
      readonly lanes: number;
      /** The website whose rows are visible. */
      readonly setting: string;
    };

/** The measurements of a child process; times in ms. */
export type BareCost = Omit<Cost, 'bytes' | 'cpu'> & { readonly count: number };

/** A message of a child process: it has warmed up, its measurement, or the port it listens on. */
export type Said = { readonly warm: true } | { readonly done: BareCost | { readonly port: number } };

/** A server that answers every request with the same bytes. */
export interface BareServer {
  readonly port: number;
  readonly pid: number;
  stop(): void;
}

/** Starts node:http with the bytes of a page. */
export async function serveBare(bytes: StoredBytes): Promise<BareServer> {
  const child = fork(script);
  const done = await new Promise<BareCost | { port: number }>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}.`)));
    child.on('message', (said: Said) => 'done' in said && resolve(said.done));
    child.send({ kind: 'serve', ...bytes } satisfies BareWork);
  });
  if (!('port' in done)) throw new Error('The bare server said no port.');
  return { port: done.port, pid: child.pid ?? 0, stop: () => void child.kill() };
}

/**
 * Runs one reference case in a child process; with `databasePid` the processor time of the database counts too.
 */
export async function askReference(asked: BareWork, databasePid?: number): Promise<Omit<Cost, 'bytes'>> {
  const child = fork(script);
  const clock = () => (databasePid ? cpuTimeOf(databasePid) : 0);
  let before = 0;
  const done = await new Promise<BareCost | { port: number }>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The reference "${asked.kind}" ended with ${code}.`)));
    child.on('message', (said: Said) => {
      if ('done' in said) return resolve(said.done);
      before = clock();
      child.send({ go: true });
    });
    child.send(asked);
  });
  const database = clock() - before;
  child.kill();
  if (!('count' in done)) throw new Error(`The reference "${asked.kind}" measured nothing.`);
  return { ...done, cpu: done.application + database / done.count };
}
