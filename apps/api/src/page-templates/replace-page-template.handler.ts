import type { replacePageTemplate } from '@etalage/api-contract';
import { sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { keptOf, lockPageTemplates, titleOf } from './page-template.repository.ts';

/** Gives a page template the present content of a page. */
export const replacePageTemplateHandler: Handler<typeof replacePageTemplate> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  const { id, page_id: pageId } = input;
  await context.write(async (tx) => {
    await lockPageTemplates(tx, websiteId);
    const title = await titleOf(tx, websiteId, id);
    await tx
      .updateTable('page_templates')
      .set({ ...(await keptOf(tx, websiteId, pageId)), updated_at: sql<Date>`clock_or(now())` })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute();
    const changes = [{ subjectId: id, before: { title }, after: { title, page: pageId } }];
    await recordChange(tx, websiteId, member, { kind: 'page_template', action: 'replaced', changes });
  });
  return { replaced: true as const };
};
