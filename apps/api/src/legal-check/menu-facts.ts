import type { LegalMenu } from '@etalage/shop-domain';
import type { MenuLeaf, Site } from '@etalage/site-model';
import { findLinked, findShownFiles, isFileAddress } from '../choices/address.repository.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

type Nested = MenuLeaf & { readonly items?: readonly Nested[] };

function* entriesOf(items: readonly Nested[]): Generator<MenuLeaf> {
  for (const item of items) {
    yield item;
    yield* entriesOf(item.items ?? []);
  }
}

const isOwn = (link: string): boolean => link.startsWith('/') && !link.startsWith('//');

/** The menus of a website, with their entries that lead to nothing that visitors can see. */
export async function findMenuFacts(
  tx: WebsiteTransaction,
  websiteId: string,
  { menus }: Site,
): Promise<LegalMenu[]> {
  const all = Object.values(menus).map(({ id, title, items }) => ({
    id,
    title,
    entries: [...entriesOf(items)].filter(({ link }) => isOwn(link)),
  }));
  const links = new Set(all.flatMap(({ entries }) => entries.map(({ link }) => link)));
  const files = new Set([...links].filter((link) => isFileAddress(link, websiteId)));
  const pages = new Set([...links].filter((link) => !files.has(link)));
  const found = new Map([
    ...(await findLinked(tx, websiteId, pages, undefined)),
    ...(await findShownFiles(tx, websiteId, files)),
  ]);
  const isGone = ({ link }: MenuLeaf) => found.get(link)?.state !== 'live';
  return all.map(({ id, title, entries }) => ({
    id,
    title,
    gone: entries.filter(isGone).map(({ label }) => label),
  }));
}
