import { type checkReferences, maxFindings } from '@etalage/api-contract';
import { checkReferences as findingsOf, referredIds } from '@etalage/blocks/schema';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { type DocumentKey, keyOf } from '../documents/document-key.ts';
import { findDraft } from '../documents/draft.repository.ts';
import { sharedChanges } from '../documents/shared-changes.ts';
import { countPlaces, findSharedValues } from '../documents/shared-value.repository.ts';
import { findLinked, findShownFiles } from './address.repository.ts';
import { type ReferredThings, findReferred } from './choice.repository.ts';

/** What the stored draft refers to and visitors would not see, and what it changes elsewhere; nothing of it is taken from the request. */
export const checkReferencesHandler: Handler<typeof checkReferences> = async (input, context) => {
  requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  const key = keyOf(input);
  return context.read(async (tx) => {
    const draft = await findDraft(tx, websiteId, key);
    if (!draft) throw new ApiError('not_found');
    const ids = referredIds(draft.document);
    const things = onceItIsPublished(await findReferred(tx, websiteId, ids), key);
    const ownPage = key.kind === 'page' ? key.id : undefined;
    const links = await findLinked(tx, websiteId, ids.links ?? new Set(), ownPage);
    const files = await findShownFiles(tx, websiteId, ids.files ?? new Set());
    const findings = findingsOf(draft.document, { ...things, links, files });
    const changes = sharedChanges(draft.document, await findSharedValues(tx, websiteId));
    const places = await countPlaces(tx, websiteId, changes, key);
    const shared = places.filter(({ pages, templates }) => pages + templates > 0);
    return { findings: findings.slice(0, maxFindings), total: findings.length, shared };
  });
};

/** The document itself is published by what follows. */
function onceItIsPublished(things: ReferredThings, { kind, id }: DocumentKey): ReferredThings {
  const to = kind === 'page' ? 'pages' : 'templates';
  const own = things[to]?.get(id);
  return own ? { ...things, [to]: new Map(things[to]).set(id, { ...own, state: 'live' }) } : things;
}
