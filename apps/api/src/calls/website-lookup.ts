import { type Translate, createTranslate } from '@etalage/texts';
import { LRUCache } from 'lru-cache';
import type { AppDatabase } from '../db/database.ts';
import { websiteIdForHost } from '../db/website-for-host.ts';
import { isWebsiteId, readWebsite } from '../db/with-website.ts';

/** The data of a website that every call needs before its handler runs. */
export interface CalledWebsite {
  readonly id: string;
  readonly translate: Translate;
}

export interface WebsiteLookup {
  /** The website of a Host header, with or without port. */
  byHost(host: string): Promise<CalledWebsite | undefined>;
  byId(id: string): Promise<CalledWebsite | undefined>;
  /** Removes one website's texts from the cache, or all; a changed host name is seen when its cache entry expires. */
  forget(id?: string): void;
}

/** Finds websites; results are cached for some seconds, also for unknown hosts, so that those need no query either. */
export function createWebsiteLookup(db: AppDatabase, milliseconds = 5_000): WebsiteLookup {
  const hosts = new LRUCache<string, { id: string | undefined }>({ max: 2_000, ttl: milliseconds });
  const websites = new LRUCache<string, CalledWebsite>({ max: 2_000, ttl: milliseconds });

  const byId = async (id: string) => {
    const known = websites.get(id);
    if (known || !isWebsiteId(id)) return known;
    const found = await readCalledWebsite(db, id);
    if (found) websites.set(id, found);
    return found;
  };
  return {
    byId,
    async byHost(header) {
      const host = hostName(header);
      let known = hosts.get(host);
      if (!known) hosts.set(host, (known = { id: await websiteIdForHost(db, host) }));
      return known.id === undefined ? undefined : byId(known.id);
    },
    forget: (id) => (id === undefined ? websites.clear() : void websites.delete(id)),
  };
}

/** The name in a Host header: lower case, without port and without a trailing dot. */
export function hostName(header: string): string {
  return header.slice(0, 300).toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '').replaceAll('\0', '');
}

async function readCalledWebsite(db: AppDatabase, id: string): Promise<CalledWebsite | undefined> {
  const row = await readWebsite(db, id, (tx) =>
    tx.selectFrom('websites').select('settings').where('id', '=', id).executeTakeFirst(),
  );
  if (!row) return undefined;
  const texts = row.settings['texts'];
  const overrides = typeof texts === 'object' && texts !== null ? (texts as Record<string, string>) : {};
  return { id, translate: createTranslate(overrides) };
}
