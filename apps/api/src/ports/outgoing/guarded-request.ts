import { type LookupAddress, promises as dns } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

/** An address that an owner typed leads into the network of this machine. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

export interface GuardedRequest {
  readonly url: URL;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface RequestGuard {
  /** Whether a machine may be called, by its address. */
  readonly allow: (ip: string) => boolean;
  /** Milliseconds in which the whole reply must be there. */
  readonly timeout: number;
  /** Most bytes of a reply. */
  readonly mostBytes: number;
}

export interface GuardedReply {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: number;
}

/**
 * Calls an address that an owner typed, over a connection of its own and without following redirects. The addresses of
 * the host are checked where the connection is made, so that a name cannot mean another machine once it has been checked.
 * Throws `PrivateAddress` for one that is not allowed, and any other error if there is no whole reply in time.
 */
export async function guardedRequest(asked: GuardedRequest, guard: RequestGuard): Promise<GuardedReply> {
  const { url, method, headers, body } = asked;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A host that is an address itself is not looked up.
  if (isIP(host) !== 0 && !guard.allow(host)) throw new PrivateAddress(url.host);
  const signal = AbortSignal.timeout(guard.timeout);
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const sent = send(url, { method, headers, agent: false, lookup: lookupFor(guard), signal });
    sent.once('error', reject);
    sent.once('response', resolve);
    sent.end(body);
  });
  return {
    status: reply.statusCode ?? 0,
    text: await textOf(reply, guard.mostBytes),
    retryAfter: Number(reply.headers['retry-after']) || 0,
  };
}

function lookupFor({ allow }: RequestGuard): LookupFunction {
  return (host, options, done) => {
    const find = async (): Promise<LookupAddress[]> => {
      const found = await dns.lookup(host, { all: true });
      if (!found.every(({ address }) => allow(address))) throw new PrivateAddress(host);
      return found;
    };
    find().then(
      (found) => {
        if (options.all) done(null, found);
        else done(null, found[0]?.address ?? '', found[0]?.family);
      },
      (error: NodeJS.ErrnoException) => done(error, []),
    );
  };
}

async function textOf(reply: IncomingMessage, mostBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of reply) {
    size += (part as Buffer).length;
    if (size > mostBytes) {
      reply.destroy();
      throw new Error('the reply is too long');
    }
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}
