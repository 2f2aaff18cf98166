import type { WebsiteTransaction } from '../db/with-website.ts';
import { isReservedPath } from '../page-content/page-path.ts';
import { findPlace } from '../websites/place.repository.ts';
import { siteOf } from '../websites/site.mapper.ts';
import { findTaken } from './page.repository.ts';

/** The numbers that are tried first: more than a website has addresses. */
const POWERS = Array.from({ length: 31 }, (_, power) => 2 ** power);
const LAST = 2 ** 30;

/**
 * The path itself, or with `-2`, `-3` and so on one that is not in use, that the shop and the system do not use themselves,
 * and that is not `reserved`: the first one if those before it are in use. A sheet can have thousands of products with one title, so it is found by halving: it takes as many
 * statements as the number has binary digits.
 */
export async function freePath(
  tx: WebsiteTransaction,
  websiteId: string,
  path: string,
  reserved: ReadonlySet<string> = new Set(),
): Promise<string> {
  // Whatever follows `/search` is the search: a number behind it does not help.
  const start = path.replace(/\/(?=search)/gi, '/1-');
  const numbered = (number: number) => (number === 1 ? start : `${start}-${number}`);
  const site = siteOf(await findPlace(tx, websiteId, start));
  // Below an address of the system no number helps; such an address remains as it is.
  const isOurs = isReservedPath(site, numbered(LAST))
    ? (one: string) => reserved.has(one)
    : (one: string) => reserved.has(one) || isReservedPath(site, one);
  const inUse = async (numbers: readonly number[]) => {
    const paths = numbers.map(numbered);
    return new Set([...(await findTaken(tx, websiteId, paths)), ...paths.filter(isOurs)]);
  };
  const taken = await inUse(POWERS);
  let free = POWERS.find((number) => !taken.has(numbered(number))) ?? Number.NaN;
  // The power before it is in use.
  let used = Math.floor(free / 2);
  while (free - used > 1) {
    const middle = Math.floor((free + used) / 2);
    if ((await inUse([middle])).size > 0) used = middle;
    else free = middle;
  }
  return numbered(free);
}
