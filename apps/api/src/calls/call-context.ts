import { retryConflicts } from '../db/retry-conflicts.ts';
import { readWebsite, withWebsite } from '../db/with-website.ts';
import type { EndpointServer, IncomingCall } from './endpoint-server.ts';
import type { HandlerContext, Member } from './handler-context.ts';
import type { CalledWebsite } from './website-lookup.ts';

/** What a handler gets besides its input. */
export function callContext(
  server: EndpointServer,
  call: IncomingCall,
  website: CalledWebsite,
  member: Member | undefined,
): HandlerContext {
  const { db, ports, limiter, counts, now } = server;
  const { address, origin, requestId, idempotencyKey, cookies, userAgent = '', log } = call;
  return {
    websiteId: website.id,
    db,
    write: (work) => retryConflicts(() => withWebsite(db, website.id, work)),
    read: (work) => retryConflicts(() => readWebsite(db, website.id, work)),
    translate: website.translate,
    address,
    origin,
    now,
    ports,
    limiter,
    counts,
    log,
    requestId,
    idempotencyKey,
    cookies,
    userAgent,
    member,
  };
}

/** Every write of an owner may change what visitors see. */
export function publishing(context: HandlerContext, { publications }: EndpointServer): HandlerContext {
  return {
    ...context,
    write: async (work) => {
      const result = await context.write(work);
      await publications.caughtUp();
      return result;
    },
  };
}
