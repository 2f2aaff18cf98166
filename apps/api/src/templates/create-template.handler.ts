import type { createTemplate } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { newId } from '../db/new-id.ts';
import { findDraft, replaceDraft } from '../documents/draft.repository.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { emptyDocument } from '../documents/document.repository.ts';
import { lockPages } from '../pages/page.repository.ts';
import { idempotent } from '../calls/idempotent.ts';

/** Adds a template, empty or with the draft of another; a repeated call with the same Idempotency-Key returns the first template. */
export const createTemplateHandler: Handler<typeof createTemplate> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId, idempotencyKey: key, now } = context;
  return context.write(async (tx) => {
    // Locked, so that of two simultaneous calls with one key, the second returns the result of the first.
    await lockPages(tx, websiteId);
    const once = { websiteId, scope: `create-template:${member.id}`, key, request: input, now: now() };
    return idempotent(tx, once, async () => {
      const source = input.copy_of;
      const draft =
        source === undefined
          ? { document: emptyDocument }
          : await findDraft(tx, websiteId, { kind: 'template', id: source });
      if (!draft) throw new ApiError('not_found');
      const id = newId();
      await tx.insertInto('templates').values({ website_id: websiteId, id, title: input.title }).execute();
      const revision = await replaceDraft(tx, websiteId, { kind: 'template', id }, draft.document);
      return { id, revision };
    });
  });
};
