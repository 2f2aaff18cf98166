import type { createPageTemplate } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { idempotent } from '../calls/idempotent.ts';
import { newId } from '../db/new-id.ts';
import { checkRoom, checkTitle, keptOf, lockPageTemplates } from './page-template.repository.ts';

/** Keeps a page as a template; a repeated call with the same Idempotency-Key returns the first template. */
export const createPageTemplateHandler: Handler<typeof createPageTemplate> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId, idempotencyKey: key, now } = context;
  const { title, page_id: pageId } = input;
  return context.write(async (tx) => {
    await lockPageTemplates(tx, websiteId);
    const once = { websiteId, scope: `create-page-template:${member.id}`, key, request: input, now: now() };
    return idempotent(tx, once, async () => {
      const kept = await keptOf(tx, websiteId, pageId);
      await checkRoom(tx, websiteId);
      await checkTitle(tx, websiteId, title);
      const id = newId();
      await tx
        .insertInto('page_templates')
        .values({ website_id: websiteId, id, title, ...kept })
        .execute();
      const changes = [{ subjectId: id, before: null, after: { title, page: pageId } }];
      await recordChange(tx, websiteId, member, { kind: 'page_template', action: 'created', changes });
      return { id };
    });
  });
};
