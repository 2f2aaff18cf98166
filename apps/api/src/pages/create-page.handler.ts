import type { createPage as createPageEndpoint } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { idempotent } from '../calls/idempotent.ts';
import { checkedPath } from './checked-path.ts';
import { emptyDocument } from '../documents/document.repository.ts';
import { documentOfTemplate } from '../page-templates/document-of-template.ts';
import { lockPages } from './page.repository.ts';
import { createPage } from './publish-page.ts';

/** Adds a page as a draft, empty or with the content of a page template; a repeated call with the same Idempotency-Key returns the first page. */
export const createPageHandler: Handler<typeof createPageEndpoint> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId, idempotencyKey: key, now } = context;
  const { title, seo_title, seo_description, noindex, password, template } = input;
  // The stored request must not contain the password, which is stored as a slow hash only.
  const requested = { ...input, password: password !== undefined };
  return context.write(async (tx) => {
    await lockPages(tx, websiteId);
    const once = { websiteId, scope: `create-page:${member.id}`, key, now: now(), request: requested };
    return idempotent(tx, once, async () => {
      const path = await checkedPath(tx, websiteId, input.path);
      const seo = { title: seo_title, description: seo_description, noindex };
      const document =
        template === undefined ? emptyDocument : await documentOfTemplate(tx, websiteId, template);
      const page = { path, title, document, seo, ...(password && { password }) };
      return { id: await createPage(tx, websiteId, page) };
    });
  });
};
