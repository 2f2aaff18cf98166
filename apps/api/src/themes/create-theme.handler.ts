import { isDeepStrictEqual } from 'node:util';
import type { createTheme } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { lookRoles } from '../site-parts/look-part.ts';
import { lockThemes, lookOfTheme, refuseFull, refuseTakenName } from './theme.repository.ts';

/** Keeps a look as a theme. */
export const createThemeHandler: Handler<typeof createTheme> = async ({ id, name, ...input }, context) => {
  const member = requireRole(context, lookRoles);
  const { websiteId } = context;
  const look = lookOfTheme(input.look);
  return context.write(async (tx) => {
    const themes = await lockThemes(tx, websiteId);
    const same = themes.find((theme) => theme.id === id);
    // The same call again; the id of another theme otherwise.
    if (same && isDeepStrictEqual({ ...same }, { id, name, look })) return { id };
    if (same) throw new ApiError('conflict');
    refuseTakenName(themes, id, name);
    refuseFull(themes);
    const row = { website_id: websiteId, id, name, look: JSON.stringify(look) };
    await tx.insertInto('own_themes').values(row).execute();
    const changes = [{ subjectId: id, before: null, after: { name, look } }];
    await recordChange(tx, websiteId, member, { kind: 'theme', action: 'created', changes });
    return { id };
  });
};
