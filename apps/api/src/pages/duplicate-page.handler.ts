import type { duplicatePage } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { newId } from '../db/new-id.ts';
import { findDraft, replaceDraft } from '../documents/draft.repository.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { idempotent } from '../calls/idempotent.ts';
import { freePath } from './free-path.ts';
import { findPage, lockPages } from './page.repository.ts';

/**
 * Copies a page with its draft, settings and password.
 * A repeated call with the same Idempotency-Key returns the first copy.
 */
export const duplicatePageHandler: Handler<typeof duplicatePage> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId, idempotencyKey: key, now, translate } = context;
  return context.write(async (tx) => {
    await lockPages(tx, websiteId);
    const once = { websiteId, scope: `duplicate-page:${member.id}`, key, request: input, now: now() };
    return idempotent(tx, once, async () => {
      const page = await findPage(tx, websiteId, input.id);
      const draft = page && (await findDraft(tx, websiteId, { kind: 'page', id: input.id }));
      if (!draft) throw new ApiError('not_found');
      const {
        created_at: _made,
        updated_at: _changed,
        publish_at: _on,
        unpublish_at: _off,
        ...settings
      } = page;
      const id = newId();
      const path = await freePath(tx, websiteId, copyPath(page.path));
      const title = translate('page_copy_title', { title: page.title }).slice(0, 200);
      await tx
        .insertInto('pages')
        .values({ ...settings, id, path, title })
        .execute();
      await replaceDraft(tx, websiteId, { kind: 'page', id }, draft.document);
      return { id };
    });
  });
};

/** The path of a copy, such as `/over-kopie` for `/over`; short enough to add a number. */
function copyPath(path: string): string {
  return path === '/' ? '/kopie' : `${path.slice(0, 280).replace(/\/$/, '')}-kopie`;
}
