import { isDeepStrictEqual } from 'node:util';
import type { updateTheme } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { lookRoles } from '../site-parts/look-part.ts';
import { lockThemes, lookOfTheme, refuseTakenName } from './theme.repository.ts';

/** Renames a theme or replaces its look. */
export const updateThemeHandler: Handler<typeof updateTheme> = async (input, context) => {
  const member = requireRole(context, lookRoles);
  const { websiteId } = context;
  const { id } = input;
  await context.write(async (tx) => {
    const themes = await lockThemes(tx, websiteId);
    const theme = themes.find((one) => one.id === id);
    if (!theme) throw new ApiError('not_found');
    const before = { name: theme.name, look: theme.look };
    const after = {
      name: input.name ?? before.name,
      look: input.look ? lookOfTheme(input.look) : before.look,
    };
    if (isDeepStrictEqual(before, after)) return;
    refuseTakenName(themes, id, after.name);
    await tx
      .updateTable('own_themes')
      .set({ name: after.name, look: JSON.stringify(after.look) })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute();
    const changes = [{ subjectId: id, before, after }];
    await recordChange(tx, websiteId, member, { kind: 'theme', action: 'updated', changes });
  });
  return { updated: true as const };
};
