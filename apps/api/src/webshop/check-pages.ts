import {
  ACCESSIBILITY_PATH,
  checkWebshop,
  isSearchPath,
  shopPageFields,
  shopPaths,
  type WebshopContent,
} from '@etalage/shop-domain';
import { dutchDayOf } from '@etalage/texts/format';
import { ApiError, type FieldMessages, type Message } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { isFileKey } from '../files/file-key.ts';
import { findFile } from '../files/file.repository.ts';
import { publicAddress } from '../files/picture.repository.ts';
import { isSystemPath, pagePathOf } from '../page-content/page-path.ts';
import { findTaken } from '../pages/page.repository.ts';
import { findPlace } from '../websites/place.repository.ts';
import { checkNumbered } from './check-numbered.ts';
import { checkUsedPrefixes } from './check-used-prefixes.ts';
import { hasProducts } from './webshop.repository.ts';

/** The addresses of the shop's own pages by the setting that names them. */
export function pathsByField(webshop: WebshopContent): Record<(typeof shopPageFields)[number], string> {
  const { cart, checkout, thankyou } = shopPaths({ modules: { webshop } });
  return { shoppingcart_page: cart, checkout_page: checkout, thankyou_page: thankyou };
}

interface Changed {
  readonly before: WebshopContent;
  readonly after: WebshopContent;
  readonly now: Date;
}

/**
 * Refuses settings of a webshop that would hide a page, a product or a category, whose terms nobody could read, or that
 * would give a number twice, at their fields. Throws `validation_failed`. The caller must have called `lockPages`.
 */
export async function refuseWebshop(
  tx: WebsiteTransaction,
  websiteId: string,
  { before, after, now }: Changed,
): Promise<void> {
  const found: Record<string, readonly Message[]> = { ...checkWebshop(after) };
  const old = pathsByField(before);
  const paths = pathsByField(after);
  const changed = shopPageFields.filter((field) => paths[field] !== old[field] && !found[field]);
  const taken = await findTaken(
    tx,
    websiteId,
    changed.map((field) => paths[field]),
  );
  for (const field of changed) {
    const path = paths[field];
    if (isSystemPath(path) || isSearchPath(path)) found[field] = [{ key: 'page_path_reserved' }];
    else if (taken.includes(path)) found[field] = [{ key: 'page_path_taken' }];
  }
  const isStated = after.accessibility !== '' && before.accessibility === '';
  if (isStated && (await findTaken(tx, websiteId, [ACCESSIBILITY_PATH])).length > 0)
    found['accessibility'] ??= [{ key: 'page_path_taken' }];
  const isOther = after.agreement_url !== before.agreement_url && !found['agreement_url'];
  if (isOther && !(await canBeRead(tx, websiteId, after.agreement_url)))
    found['agreement_url'] = [{ key: 'webshop_terms_missing' }];
  if (after.price_mode !== before.price_mode && (await hasProducts(tx, websiteId)))
    found['price_mode'] = [{ key: 'webshop_price_mode_fixed' }];
  const year = Number(dutchDayOf(now).slice(0, 4));
  const used = await checkUsedPrefixes(tx, websiteId, { before, after, year });
  const numbered = await checkNumbered(tx, websiteId, { before, after });
  for (const [field, messages] of Object.entries({ ...used, ...numbered })) found[field] ??= messages;
  const fields: FieldMessages = Object.fromEntries(
    Object.entries(found).map(([field, messages]) => [`webshop.${field}`, messages]),
  );
  if (Object.keys(fields).length > 0) throw new ApiError('validation_failed', fields);
}

/** Whether visitors can open the file with a key. */
async function isShown(tx: WebsiteTransaction, websiteId: string, key: string): Promise<boolean> {
  const file = isFileKey(key) ? await findFile(tx, websiteId, key) : undefined;
  return file?.state === 'stored' && !file.is_private;
}

/** Whether visitors find something at the address of the terms; of other websites nothing is known. */
export async function canBeRead(tx: WebsiteTransaction, websiteId: string, terms: string): Promise<boolean> {
  if (!terms.startsWith('/')) return true;
  const path = pagePathOf(terms.split(/[?#]/, 1)[0] ?? '');
  if (path === undefined) return false;
  const files = publicAddress(websiteId, '');
  if (path.startsWith(files)) return isShown(tx, websiteId, path.slice(files.length));
  const { found } = await findPlace(tx, websiteId, path);
  return found !== null;
}
