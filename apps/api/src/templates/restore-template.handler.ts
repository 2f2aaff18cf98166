import type { restoreTemplate } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { includeDeleted } from '../db/deleted-rows.ts';
import { lockTemplate, markTemplate } from './template.repository.ts';

/** Brings a deleted template back. */
export const restoreTemplateHandler: Handler<typeof restoreTemplate> = async ({ id }, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  await context.write(async (tx) => {
    await includeDeleted(tx, 'templates');
    const template = await lockTemplate(tx, websiteId, id);
    if (!template) throw new ApiError('not_found');
    // The same call again.
    if (!template.deleted_at) return;
    await markTemplate(tx, websiteId, id, null);
    const changes = [{ subjectId: id, before: null, after: { title: template.title } }];
    await recordChange(tx, websiteId, member, { kind: 'template', action: 'restored', changes });
  });
  return { restored: true as const };
};
