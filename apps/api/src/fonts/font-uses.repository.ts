import { ownFontId } from '@etalage/site-model';
import type { TextKey } from '@etalage/texts';
import type { WebsiteTransaction } from '../db/with-website.ts';

interface UsedFonts {
  readonly font_primary?: unknown;
  readonly font_secondary?: unknown;
}

/** Where a font is used: what visitors see, then the draft. Themes and versions are not counted: they fall back. */
export async function findFontUse(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<TextKey | undefined> {
  const { settings } = await tx
    .selectFrom('websites')
    .select('settings')
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  const draft = await tx
    .selectFrom('site_part_drafts')
    .select('value')
    .where('website_id', '=', websiteId)
    .where('kind', '=', 'look')
    .executeTakeFirst();
  const inLook = (look: unknown, place: 'primary' | 'secondary') => {
    const used = look instanceof Object ? (look as UsedFonts)[`font_${place}`] : undefined;
    return typeof used === 'string' && ownFontId(used) === id;
  };
  if (inLook(settings['theme'], 'primary')) return 'fonts_used_primary';
  if (inLook(settings['theme'], 'secondary')) return 'fonts_used_secondary';
  if (inLook(draft?.value, 'primary')) return 'fonts_drafted_primary';
  return inLook(draft?.value, 'secondary') ? 'fonts_drafted_secondary' : undefined;
}
