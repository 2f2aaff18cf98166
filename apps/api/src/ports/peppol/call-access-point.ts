import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { type GuardedReply, guardedRequest, PrivateAddress } from '../outgoing/guarded-request.ts';
import { isPublicAddress } from '../outgoing/public-address.ts';
import { type PeppolAccount, PeppolFault } from './peppol-port.ts';

export interface AccessPointOptions {
  /** Address of the emulator on this machine; '' without one. All others must be public. */
  readonly emulator: () => string;
  /** Milliseconds of one question, and of sending a document. */
  readonly timeout?: number;
  readonly sendTimeout?: number;
  /** Milliseconds before a question is asked again. */
  readonly retryDelay?: number;
}

export interface AccessPointCall {
  readonly path: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly body?: object;
  /** Sending is never repeated here: whether it arrived is unknown, and its sender decides. */
  readonly isSending?: true;
}

const TRIES = 2;
const MOST_BYTES = 1_000_000;
const LONGEST_WAIT = 3000;

/** One call; a question that gets no answer is asked again once. */
export async function callAccessPoint(
  options: AccessPointOptions,
  account: PeppolAccount,
  call: AccessPointCall,
): Promise<GuardedReply> {
  for (let attempt = 1; ; attempt++) {
    const isLast = call.isSending === true || attempt === TRIES;
    const reply = await tryOnce(options, account, call).catch((cause: unknown) => {
      if (cause instanceof PrivateAddress) throw new PeppolFault('private', 'the address is private');
      if (isLast) throw new PeppolFault('unavailable', `${call.path} was not answered`, { cause });
      return undefined;
    });
    if (reply?.status === 401 || reply?.status === 403)
      throw new PeppolFault('key', `${call.path} answered ${reply.status}`);
    if (reply && reply.status !== 429 && reply.status < 500) return reply;
    if (isLast) throw new PeppolFault('unavailable', `${call.path} answered ${reply?.status ?? 0}`);
    const wanted = (reply?.retryAfter ?? 0) * 1000 || (options.retryDelay ?? 500);
    await pause(Math.min(wanted, LONGEST_WAIT));
  }
}

function tryOnce(
  { emulator, timeout = 8000, sendTimeout = 20_000 }: AccessPointOptions,
  { url, key }: PeppolAccount,
  { path, method, body, isSending }: AccessPointCall,
): Promise<GuardedReply> {
  const isEmulated = emulator() !== '' && url === emulator();
  const text = body && JSON.stringify(body);
  const headers: Record<string, string> = { authorization: `Bearer ${key}`, accept: 'application/json' };
  if (text !== undefined) {
    headers['content-type'] = 'application/json';
    headers['content-length'] = String(Buffer.byteLength(text));
  }
  return guardedRequest(
    { url: new URL(url + path), method, headers, ...(text !== undefined && { body: text }) },
    {
      allow: (ip) => isEmulated || isPublicAddress(ip),
      timeout: isSending ? sendTimeout : timeout,
      mostBytes: MOST_BYTES,
    },
  );
}

/** A reply by its schema; throws `PeppolFault` for one that is not as it should be. */
export function readReply<Schema extends z.ZodType>(reply: GuardedReply, schema: Schema): z.output<Schema> {
  const parsed = reply.status === 200 ? schema.safeParse(jsonOf(reply.text)) : undefined;
  if (!parsed?.success)
    throw new PeppolFault('unavailable', `an unknown answer with status ${reply.status}`, {
      cause: parsed?.error,
    });
  return parsed.data;
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
