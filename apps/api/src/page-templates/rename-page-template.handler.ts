import type { renamePageTemplate } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { checkTitle, lockPageTemplates, titleOf } from './page-template.repository.ts';

/** Renames a page template of the website. */
export const renamePageTemplateHandler: Handler<typeof renamePageTemplate> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  const { id, title } = input;
  return context.write(async (tx) => {
    await lockPageTemplates(tx, websiteId);
    const before = await titleOf(tx, websiteId, id);
    if (before === title) return { title };
    await checkTitle(tx, websiteId, title, id);
    await tx
      .updateTable('page_templates')
      .set({ title })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute();
    const changes = [{ subjectId: id, before: { title: before }, after: { title } }];
    await recordChange(tx, websiteId, member, { kind: 'page_template', action: 'renamed', changes });
    return { title };
  });
};
