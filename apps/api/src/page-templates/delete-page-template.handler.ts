import type { deletePageTemplate } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { lockPageTemplates, titleOf } from './page-template.repository.ts';

/** Deletes a page template of the website. */
export const deletePageTemplateHandler: Handler<typeof deletePageTemplate> = async ({ id }, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  await context.write(async (tx) => {
    await lockPageTemplates(tx, websiteId);
    const title = await titleOf(tx, websiteId, id);
    await tx.deleteFrom('page_templates').where('website_id', '=', websiteId).where('id', '=', id).execute();
    const changes = [{ subjectId: id, before: { title }, after: null }];
    await recordChange(tx, websiteId, member, { kind: 'page_template', action: 'deleted', changes });
  });
  return { deleted: true as const };
};
