import type { addRequest, changeRequest, deleteRequest, listRequests } from '@etalage/api-contract';
import { checkRequest, MAX_REQUESTS } from '@etalage/shop-domain';
import { dutchDayOf } from '@etalage/texts/format';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler, Member } from '../calls/handler-context.ts';
import { lockName } from '../db/lock-name.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findRequest, forgetAnswered, requestsReply } from './request.repository.ts';

const roles = ['owner'] as const;

/** What people asked about their data. */
export const listRequestsHandler: Handler<typeof listRequests> = async (_input, context) => {
  requireRole(context, roles);
  return context.read((tx) => requestsReply(tx, context.websiteId));
};

/** Keeps a request. */
export const addRequestHandler: Handler<typeof addRequest> = async ({ id, request }, context) => {
  const member = requireRole(context, roles);
  const { websiteId } = context;
  const found = Object.entries(checkRequest(request, dutchDayOf(context.now())));
  const fields = found.map(([field, messages]) => [`request.${field}`, messages] as const);
  if (fields.length > 0) throw new ApiError('validation_failed', Object.fromEntries(fields));
  return context.write(async (tx) => {
    await lockName(tx, `requests:${websiteId}`);
    if (await findRequest(tx, websiteId, id)) return requestsReply(tx, websiteId);
    const left = await forgetAnswered(tx, websiteId);
    if (left >= MAX_REQUESTS)
      throw new ApiError('validation_failed', {
        general: [{ key: 'privacy_requests_full', values: { most: MAX_REQUESTS } }],
      });
    await tx
      .insertInto('privacy_requests')
      .values({ website_id: websiteId, id, ...request, done_on: null })
      .execute();
    await record(tx, websiteId, member, { id, action: 'created', after: { ...request } });
    return requestsReply(tx, websiteId);
  });
};

/** Answers a request, opens it again, or makes its term longer. */
export const changeRequestHandler: Handler<typeof changeRequest> = async (input, context) => {
  const member = requireRole(context, roles);
  const { websiteId } = context;
  const { id, is_extended, is_done } = input;
  return context.write(async (tx) => {
    await lockName(tx, `requests:${websiteId}`);
    const before = await findRequest(tx, websiteId, id);
    if (!before) throw new ApiError('not_found');
    const isSame = before.is_extended === is_extended && (before.done_on !== null) === is_done;
    if (isSame) return requestsReply(tx, websiteId);
    const done_on = is_done ? (before.done_on ?? dutchDayOf(context.now())) : null;
    await tx
      .updateTable('privacy_requests')
      .set({ is_extended, done_on })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute();
    await record(tx, websiteId, member, { id, action: 'saved', after: { is_extended, done_on } });
    return requestsReply(tx, websiteId);
  });
};

/** Forgets a request. */
export const deleteRequestHandler: Handler<typeof deleteRequest> = async ({ id }, context) => {
  const member = requireRole(context, roles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    const deleted = await tx
      .deleteFrom('privacy_requests')
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (deleted.numDeletedRows > 0n)
      await record(tx, websiteId, member, { id, action: 'deleted', after: null });
    return requestsReply(tx, websiteId);
  });
};

interface Recorded {
  readonly id: string;
  readonly action: 'created' | 'saved' | 'deleted';
  readonly after: Readonly<Record<string, unknown>> | null;
}

const record = (
  tx: WebsiteTransaction,
  websiteId: string,
  member: Member,
  { id, action, after }: Recorded,
): Promise<string> =>
  recordChange(tx, websiteId, member, {
    kind: 'privacy_request',
    action,
    changes: [{ subjectId: id, before: null, after }],
  });
