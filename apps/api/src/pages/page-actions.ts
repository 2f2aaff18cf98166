import type { InputOf, changePages } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { ApiError } from '../calls/api-error.ts';
import type { HandlerContext, Member } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { lockDraft } from '../documents/draft.repository.ts';
import { publishDraft } from '../documents/publish-draft.ts';
import { redirectOnline } from '../documents/redirect-online.ts';
import { raisePublishNumber } from '../documents/raise-publish-number.ts';
import { lockSharedValues } from '../documents/shared-value.repository.ts';
import { spreadSharedValues } from '../documents/spread-shared-values.ts';
import { excludeDeleted, includeDeleted } from '../db/deleted-rows.ts';
import { findPage, isPublished } from './page.repository.ts';
import { unpublish } from './unpublish.ts';

export type PageAction = InputOf<typeof changePages>['action'];

/** What a page action needs of its call. The caller has locked the pages (`lockPages`). */
export interface PageCall extends Pick<HandlerContext, 'websiteId' | 'now'> {
  readonly member: Pick<Member, 'id' | 'name'>;
}

type Run = (tx: WebsiteTransaction, call: PageCall, id: string) => Promise<boolean>;

/** Whether each action changed something; what may not be done is thrown as for a single page. */
const runs: Readonly<Record<PageAction, Run>> = {
  async publish(tx, { websiteId, member }, id) {
    const key = { kind: 'page', id } as const;
    await lockSharedValues(tx, websiteId);
    const draft = await lockDraft(tx, websiteId, key);
    if (!draft) throw new ApiError('not_found');
    if (draft.published_revision === draft.revision) return false;
    await spreadSharedValues(tx, websiteId, key, draft.document);
    await publishDraft(tx, websiteId, key, member.name);
    await redirectOnline(tx, websiteId, member, id);
    return true;
  },
  async unpublish(tx, { websiteId }, id) {
    if (!(await isPublished(tx, websiteId, id))) return false;
    await unpublish(tx, websiteId, id);
    return true;
  },
  async delete(tx, { websiteId, now }, id) {
    await includeDeleted(tx, 'pages');
    await tx
      .updateTable('pages')
      .set({ deleted_at: now(), publish_at: null, unpublish_at: null })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute();
    await excludeDeleted(tx, 'pages');
    return true;
  },
};

const actions = { publish: 'published', unpublish: 'unpublished', delete: 'deleted' } as const;

/** Runs an action on a page, with its audit event; cached pages are dropped if visitors notice it. */
export async function runPageAction(
  tx: WebsiteTransaction,
  call: PageCall,
  action: PageAction,
  id: string,
): Promise<void> {
  const { websiteId, member } = call;
  const page = await findPage(tx, websiteId, id);
  if (!page) throw new ApiError('not_found');
  if (page.path === '/' && action !== 'publish')
    throw new ApiError('validation_failed', { id: [{ key: homeTexts[action] }] });
  const wasPublished = await isPublished(tx, websiteId, id);
  if (!(await runs[action](tx, call, id))) return;
  if (wasPublished || action === 'publish') await raisePublishNumber(tx, websiteId);
  const state = { title: page.title, path: page.path };
  const changes = [{ subjectId: id, before: state, after: action === 'delete' ? null : state }];
  await recordChange(tx, websiteId, member, { kind: 'page', action: actions[action], changes });
}

const homeTexts = { unpublish: 'page_home_online', delete: 'page_home_fixed' } as const;
