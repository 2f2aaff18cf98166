import type { deleteFont } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { lockFonts, removeUnused } from './font-file.repository.ts';
import { fontRoles } from './font-roles.ts';
import { findFontUse } from './font-uses.repository.ts';

/** Deletes a font that the look does not use, with its files. */
export const deleteFontHandler: Handler<typeof deleteFont> = async ({ id }, context) => {
  const member = requireRole(context, fontRoles);
  const { websiteId } = context;
  await context.write(async (tx) => {
    await lockFonts(tx, websiteId);
    const use = await findFontUse(tx, websiteId, id);
    if (use) throw new ApiError('validation_failed', { id: [{ key: use }] });
    const deleted = await tx
      .deleteFrom('own_fonts')
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst();
    if (!deleted) throw new ApiError('not_found');
    await removeUnused(tx, websiteId, 0);
    const changes = [{ subjectId: id, before: { name: deleted.name }, after: null }];
    await recordChange(tx, websiteId, member, { kind: 'font', action: 'deleted', changes });
  });
  return { deleted: true as const };
};
