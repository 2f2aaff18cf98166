import { fileStreams } from '@etalage/api-contract';
import type { ReferredThing } from '@etalage/blocks/schema';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { isFileKey } from '../files/file-key.ts';
import { isReservedPath } from '../page-content/page-path.ts';
import { normalisedPath } from '@etalage/site-model';
import { findPlace } from '../websites/place.repository.ts';
import { siteOf } from '../websites/site.mapper.ts';
import { choiceSources } from './choice-sources.ts';

type Addresses = ReadonlySet<string>;
type ThingsByAddress = ReadonlyMap<string, ReferredThing>;

const LIVE: ReferredThing = { title: '', state: 'live' };

/**
 * What visitors find at addresses of the website, without those at which there is nothing. Page `ownPage` counts as
 * published.
 */
export async function findLinked(
  tx: WebsiteTransaction,
  websiteId: string,
  addresses: Addresses,
  ownPage: string | undefined,
): Promise<ThingsByAddress> {
  if (addresses.size === 0) return new Map();
  const site = siteOf(await findPlace(tx, websiteId, '/'));
  const paths = [...addresses].map(normalisedPath);
  const { rows } = await sql<ReferredThing & { path: string }>`
    select distinct on (path) path, title, state from (
      select path, title, case when id = ${ownPage ?? ''} then 'live' else state end as state
        from (${choiceSources.pages(websiteId)}) page
      union all select path, title, state from (${choiceSources.categories(websiteId)}) category
      union all select path, title, state from (${choiceSources.products(websiteId)}) product
      union all select given.path, '', 'live' from unnest(${paths}::text[]) given (path)
        where exists (select from redirects
          where website_id = ${websiteId} and from_path = any(redirect_sources(given.path)))
    ) place
    where path = any(${paths})
    order by path, state <> 'live'`.execute(tx);
  const found = new Map(rows.map(({ path, title, state }) => [path, { title, state }]));
  return thingsOf(addresses, (address) => {
    const path = normalisedPath(address);
    // Without a page of the owner there is the standard front page.
    return path === '/' || isReservedPath(site, path) ? LIVE : found.get(path);
  });
}

/**
 * The files at public addresses that visitors can read, now or as soon as they are converted. Only uploads of this
 * website are checked: files of other websites, and those that came with the website, count as readable.
 */
export async function findShownFiles(
  tx: WebsiteTransaction,
  websiteId: string,
  addresses: Addresses,
): Promise<ThingsByAddress> {
  const keys = [...addresses].flatMap((address) => keyAt(address, websiteId) ?? []);
  if (keys.length === 0) return thingsOf(addresses, () => LIVE);
  const rows = await tx
    .selectFrom('files')
    .select(['key', 'name'])
    .where('website_id', '=', websiteId)
    .where('key', 'in', keys)
    .where('is_private', '=', false)
    .where('state', 'in', ['arrived', 'converting', 'stored'])
    .execute();
  const names = new Map(rows.map(({ key, name }) => [key, name]));
  return thingsOf(addresses, (address) => {
    const key = keyAt(address, websiteId);
    if (key === undefined) return LIVE;
    const title = names.get(key);
    return title === undefined ? undefined : { title, state: 'live' };
  });
}

/** Whether an address is that of an uploaded file of the website. */
export function isFileAddress(address: string, websiteId: string): boolean {
  return keyAt(address, websiteId) !== undefined;
}

/** The key of an uploaded file of the website at an address; undefined for every other address. */
function keyAt(address: string, websiteId: string): string | undefined {
  const [path = ''] = address.split(/[?#]/, 1);
  const folder = fileStreams.streamAddress(fileStreams.showFile, websiteId, '');
  const key = path.startsWith(folder) ? path.slice(folder.length) : '';
  return isFileKey(key) ? key : undefined;
}

function thingsOf(
  addresses: Addresses,
  thingAt: (address: string) => ReferredThing | undefined,
): ThingsByAddress {
  const found = new Map<string, ReferredThing>();
  for (const address of addresses) {
    const thing = thingAt(address);
    if (thing) found.set(address, thing);
  }
  return found;
}
