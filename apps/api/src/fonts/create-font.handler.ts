import { type createFont, maxFonts } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError, type FieldMessages } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findFontFile, lockFonts } from './font-file.repository.ts';
import { fontRoles } from './font-roles.ts';

interface NewFont {
  readonly id: string;
  readonly name: string;
  readonly regular: string;
  readonly bold: string | null;
}

/** Makes a font of uploaded files. */
export const createFontHandler: Handler<typeof createFont> = async ({ id, name, regular, bold }, context) => {
  const member = requireRole(context, fontRoles);
  const { websiteId } = context;
  const font: NewFont = { id, name, regular, bold: bold || null };
  return context.write(async (tx) => {
    await lockFonts(tx, websiteId);
    const fonts = await tx
      .selectFrom('own_fonts')
      .select(['id', 'name', 'regular', 'bold'])
      .where('website_id', '=', websiteId)
      .execute();
    const same = fonts.find((one) => one.id === id);
    if (same && same.name === name && same.regular === regular && same.bold === font.bold) return { id };
    if (same) throw new ApiError('conflict');
    const wrong = { ...nameMessages(fonts, name), ...(await fileMessages(tx, websiteId, font)) };
    if (Object.keys(wrong).length > 0) throw new ApiError('validation_failed', wrong);
    await tx
      .insertInto('own_fonts')
      .values({ website_id: websiteId, ...font })
      .execute();
    const changes = [{ subjectId: id, before: null, after: { name } }];
    await recordChange(tx, websiteId, member, { kind: 'font', action: 'created', changes });
    return { id };
  });
};

function nameMessages(fonts: readonly NewFont[], name: string): FieldMessages {
  if (fonts.some((font) => font.name.toLowerCase() === name.toLowerCase()))
    return { name: [{ key: 'fonts_name_taken' }] };
  return fonts.length >= maxFonts ? { name: [{ key: 'fonts_full', values: { most: maxFonts } }] } : {};
}

/** A file that was uploaded too long ago, or never, at its field. */
async function fileMessages(
  tx: WebsiteTransaction,
  websiteId: string,
  { regular, bold }: NewFont,
): Promise<FieldMessages> {
  const isKnown = async (hash: string) => (await findFontFile(tx, websiteId, hash)) !== undefined;
  const gone = [{ key: 'fonts_file_gone' }];
  return {
    ...(!(await isKnown(regular)) && { regular: gone }),
    ...(bold !== null && !(await isKnown(bold)) && { bold: gone }),
  };
}
