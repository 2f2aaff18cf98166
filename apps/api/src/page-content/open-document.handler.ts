import { MOST_REPAIRS, type openDocument } from '@etalage/api-contract';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { documentContext } from './document-context.ts';
import { type DocumentKey, keyOf } from '../documents/document-key.ts';
import { documentTitle } from '../documents/document-title.ts';
import { findDraft } from '../documents/draft.repository.ts';
import { countPlaces, findSharedValues } from '../documents/shared-value.repository.ts';
import { stepsOfMember } from '../documents/save-log.repository.ts';
import { undoStacks } from '../documents/undo-stacks.ts';

/** A draft with all that the designer needs, read in one snapshot of the website. */
export const openDocumentHandler: Handler<typeof openDocument> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const key = keyOf(input);
  return context.read(async (tx) => {
    const named = await documentTitle(tx, key, context);
    const draft = named && (await findDraft(tx, context.websiteId, key));
    if (!draft) throw new ApiError('not_found');
    const { document, revision, published_revision, repaired } = draft;
    const repairs = repaired.slice(0, MOST_REPAIRS);
    if (repairs.length > 0) context.log.warn({ ...key, repaired: repairs }, 'a stored document was repaired');
    const { undo, redo } = undoStacks(await stepsOfMember(tx, context.websiteId, key, member.id));
    return {
      ...named,
      document,
      repaired: repairs,
      revision,
      published_revision,
      undo: [...undo],
      redo: [...redo],
      shared: await sharedWithPlaces(tx, context.websiteId, key),
      context: await documentContext(tx, { key, ...named, document }, context),
    };
  });
};

/** The shared values of the website, with the number of other places that show each. */
async function sharedWithPlaces(tx: WebsiteTransaction, websiteId: string, key: DocumentKey) {
  const stored = await findSharedValues(tx, websiteId);
  const places = await countPlaces(tx, websiteId, stored, key);
  return places.map((place, index) => ({ ...place, value: stored[index]!.value }));
}
