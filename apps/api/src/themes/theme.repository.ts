import { maxThemes, type OwnTheme, type SiteLook } from '@etalage/api-contract';
import { sql } from 'kysely';
import { ApiError } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { readLook } from '../site-parts/look-part.ts';

/** The themes of a website by name; a stored look is in the shape of today. */
export async function findThemes(tx: WebsiteTransaction, websiteId: string): Promise<OwnTheme[]> {
  const rows = await tx
    .selectFrom('own_themes')
    .select(['id', 'name', 'look'])
    .where('website_id', '=', websiteId)
    .execute();
  return rows
    .map(({ look, ...theme }) => ({ ...theme, look: readLook(look) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'nl'));
}

/** As `findThemes`, and no other call changes them until the transaction ends. */
export async function lockThemes(tx: WebsiteTransaction, websiteId: string): Promise<OwnTheme[]> {
  await sql`select pg_advisory_xact_lock(hashtext('own_themes'), hashtext(${websiteId}))`.execute(tx);
  return findThemes(tx, websiteId);
}

/** Throws `validation_failed` if another of these themes has the name. */
export function refuseTakenName(themes: readonly OwnTheme[], id: string, name: string): void {
  const isTaken = themes.some((theme) => theme.id !== id && sameName(theme.name, name));
  if (isTaken) throw new ApiError('validation_failed', { name: [{ key: 'themes_name_taken' }] });
}

/** Throws `validation_failed` if these are as many as a website keeps. */
export function refuseFull(themes: readonly OwnTheme[]): void {
  if (themes.length >= maxThemes)
    throw new ApiError('validation_failed', { name: [{ key: 'themes_full', values: { most: maxThemes } }] });
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A look as a theme stores it: pictures belong to the website and not to a theme. */
export const lookOfTheme = (look: SiteLook): SiteLook => ({ ...look, logo: '', icon: '', share_image: '' });
