import type { deleteTheme } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { lookRoles } from '../site-parts/look-part.ts';
import { lockThemes } from './theme.repository.ts';

/** Deletes a theme. */
export const deleteThemeHandler: Handler<typeof deleteTheme> = async ({ id }, context) => {
  const member = requireRole(context, lookRoles);
  const { websiteId } = context;
  await context.write(async (tx) => {
    const theme = (await lockThemes(tx, websiteId)).find((one) => one.id === id);
    if (!theme) throw new ApiError('not_found');
    await tx.deleteFrom('own_themes').where('website_id', '=', websiteId).where('id', '=', id).execute();
    const before = { name: theme.name, look: theme.look };
    const changes = [{ subjectId: id, before, after: null }];
    await recordChange(tx, websiteId, member, { kind: 'theme', action: 'deleted', changes });
  });
  return { deleted: true as const };
};
