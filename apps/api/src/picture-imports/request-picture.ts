import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { PictureRefused } from './picture-refused.ts';

export interface RequestOptions {
  readonly lookup: LookupFunction;
  readonly allow: (ip: string) => boolean;
  /** Milliseconds in which the connection must be there, the lookup of the host included. */
  readonly connectWithin: number;
  readonly signal: AbortSignal;
}

const headers = {
  'user-agent': 'Etalage/1.0 (import of product pictures)',
  accept: 'image/*',
  'accept-encoding': 'identity',
};

/** Milliseconds for each address of a host; the default gives up on those that are far away. */
const CONNECTION = { autoSelectFamilyAttemptTimeout: 1500 };

/** Sends one request over a connection of its own, without a proxy; the caller reads the body or destroys the reply. */
export function requestPicture(
  url: URL,
  { lookup, allow, connectWithin, signal }: RequestOptions,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? requestHttps : requestHttp)(url, {
      agent: false,
      ...CONNECTION,
      headers,
      lookup,
      signal,
    });
    const timer = setTimeout(
      () => sent.destroy(new PictureRefused('picture_import_slow', { mayPass: true })),
      connectWithin,
    );
    const stopTimer = () => clearTimeout(timer);
    sent.once('socket', (socket) => socket.once(isSecure ? 'secureConnect' : 'connect', stopTimer));
    sent.once('close', stopTimer);
    sent.once('error', reject);
    sent.once('response', (reply) => {
      // The lookup decided this already; it holds whatever the connection was made with.
      if (allow(reply.socket.remoteAddress ?? '')) return resolve(reply);
      reply.destroy();
      reject(new PictureRefused('picture_import_private'));
    });
    sent.end();
  });
}
