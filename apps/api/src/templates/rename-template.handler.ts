import type { renameTemplate } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { lockTemplate } from './template.repository.ts';

/** Renames a template of the owner's own. */
export const renameTemplateHandler: Handler<typeof renameTemplate> = async ({ id, title }, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  return context.write(async (tx) => {
    const template = await lockTemplate(tx, websiteId, id);
    if (!template) throw new ApiError('not_found');
    if (template.title === title) return { title };
    await tx
      .updateTable('templates')
      .set({ title })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute();
    const changes = [{ subjectId: id, before: { title: template.title }, after: { title } }];
    await recordChange(tx, websiteId, member, { kind: 'template', action: 'renamed', changes });
    return { title };
  });
};
