import { type FuzzRequest, nameOf } from './fuzz-request.ts';

/** Where requests go, and the headers that each host needs, for example the session of an owner. */
export interface Target {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type Targets = Readonly<Record<FuzzRequest['to'], Target>>;

export interface FuzzReport {
  readonly sent: number;
  /** Number of answers by HTTP status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Requests that were answered as a fault of the server, or not at all. */
  readonly faults: readonly string[];
  /** Requests that took longer than the bound, also alone and repeated. */
  readonly slow: readonly string[];
}

interface SendOptions {
  /** Requests under way at a time. */
  readonly lanes: number;
  /** Milliseconds that the server needs for a request of this length, as measured by its reference. */
  readonly bound: (bodyLength: number) => number;
}

const LONGEST_WAIT = 60_000;
/** Bytes that no endpoint or page reads: the server answers 413 at once and closes the connection. */
const NEVER_READ = 4 * 1024 * 1024;

/** Sends all requests and reports what the server must never do. Each has a network address of its own. */
export async function sendRequests(
  requests: readonly FuzzRequest[],
  targets: Targets,
  { lanes, bound }: SendOptions,
): Promise<FuzzReport> {
  const statuses: Record<number, number> = {};
  const faults: string[] = [];
  const suspects: FuzzRequest[] = [];
  const waiting = [...requests.entries()];
  const lane = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [at, request] = next;
      const { status, took } = await send(request, targets, at);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (isFault(status)) faults.push(`${status} ${nameOf(request)}`);
      else if (took > bound(request.body?.length ?? 0)) suspects.push(request);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const slow = await slowOnes(suspects, targets, bound);
  return { sent: requests.length, statuses, faults, slow };
}

/** Those that are also slow when nothing else runs; a busy machine makes single requests slow. */
async function slowOnes(
  suspects: readonly FuzzRequest[],
  targets: Targets,
  bound: SendOptions['bound'],
): Promise<string[]> {
  const slow: string[] = [];
  for (const request of suspects) {
    const times: number[] = [];
    for (let at = 0; at < 3; at += 1) times.push((await send(request, targets, at)).took);
    const took = Math.min(...times);
    if (took > bound(request.body?.length ?? 0)) slow.push(`${Math.round(took)} ms ${nameOf(request)}`);
  }
  return slow;
}

/** 507 says that a disk is full and 503 that a service is; both name the cause. A status of 0 means no answer. */
function isFault(status: number): boolean {
  return status === 0 || (status >= 500 && status !== 503 && status !== 507);
}

/** Sends one request; returns its status, 0 without an answer, and the milliseconds until its body was read. */
export async function send(
  { to, method, path, headers, body }: FuzzRequest,
  targets: Targets,
  at = 0,
): Promise<{ status: number; took: number }> {
  const { origin, headers: own } = targets[to];
  const begin = performance.now();
  const address = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
  try {
    const reply = await fetch(origin + path, {
      method,
      headers: { ...own, 'x-forwarded-for': address, ...headers },
      body: method === 'GET' || method === 'HEAD' ? undefined : body,
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_WAIT),
    });
    await reply.arrayBuffer();
    return { status: reply.status, took: performance.now() - begin };
  } catch {
    // Whoever still sends when the connection is closed does not always read the answer, so it counts as 413.
    const isRefused = (body?.length ?? 0) > NEVER_READ;
    return { status: isRefused ? 413 : 0, took: performance.now() - begin };
  }
}
