import type { publishDocument } from '@etalage/api-contract';
import { sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { raisePublishNumber } from './raise-publish-number.ts';
import { keyOf } from './document-key.ts';
import { lockDraft } from './draft.repository.ts';
import { redirectOnline } from './redirect-online.ts';
import { lockSharedValues } from './shared-value.repository.ts';
import { spreadSharedValues } from './spread-shared-values.ts';
import { type Publication, publishDraft, publishedStore } from './publish-draft.ts';

/** Publishes a draft in one transaction; for a revision that is already published, returns when it was published. */
export const publishDocumentHandler: Handler<typeof publishDocument> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  const key = keyOf(input);
  const { revision, published_at } = await context.write(async (tx) => {
    await lockSharedValues(tx, websiteId);
    const draft = await lockDraft(tx, websiteId, key);
    if (!draft) throw new ApiError('not_found');
    if (draft.revision !== input.revision) throw new ApiError('conflict');
    // The standard of a part, which visitors see already; only what was saved has a version.
    if (draft.revision === 0)
      throw new ApiError('validation_failed', { general: [{ key: 'document_publish_standard' }] });
    if (draft.published_revision === draft.revision) {
      const { table, column } = publishedStore(key.kind);
      const { rows } = await sql<Publication>`
        select revision, published_at from ${table}
        where website_id = ${websiteId} and ${column} = ${key.id} and published`.execute(tx);
      if (rows[0]) return rows[0];
    }
    await spreadSharedValues(tx, websiteId, key, draft.document);
    const published = await publishDraft(tx, websiteId, key, member.name);
    if (key.kind === 'page') await redirectOnline(tx, websiteId, member, key.id);
    await raisePublishNumber(tx, websiteId);
    return published;
  });
  return { published_revision: revision, published_at: published_at.toISOString() };
};
