import { type AppDatabase, withClock } from '../db/database.ts';
import type { Ports } from '../ports/ports.ts';
import type { EndpointServer } from './endpoint-server.ts';
import { Publications } from './publications.ts';
import { RateLimiter } from './rate-limiter.ts';
import type { RateLimits } from './rate-limits.ts';
import { SiteCounts } from './site-counts.ts';
import { createWebsiteLookup } from './website-lookup.ts';

export interface EndpointServerOptions {
  /** The handlers by endpoint; calls of all other endpoints return `not_found`. */
  readonly handlers: EndpointServer['handlers'];
  readonly rateLimits?: Partial<RateLimits>;
  readonly findMember?: EndpointServer['findMember'];
  /** By default the clock of this machine. Another one dates the rows too. */
  readonly now?: () => Date;
}

/** The endpoints of this process with their limits and caches, for one database and one set of ports. */
export function createEndpointServer(
  opened: AppDatabase,
  ports: Ports,
  { handlers, rateLimits, findMember, now }: EndpointServerOptions,
): EndpointServer {
  const db = now ? withClock(opened, now) : opened;
  return {
    db,
    ports,
    websites: createWebsiteLookup(db),
    limiter: new RateLimiter(db, rateLimits),
    publications: new Publications(),
    counts: new SiteCounts(),
    handlers,
    now: now ?? (() => new Date()),
    ...(findMember && { findMember }),
  };
}
