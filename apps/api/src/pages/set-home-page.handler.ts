import type { setHomePage } from '@etalage/api-contract';
import { sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { raisePublishNumber } from '../documents/raise-publish-number.ts';
import { redirectMoved } from '../redirect-rows/redirect-moved.ts';
import { freePath } from './free-path.ts';
import { findPage, isPublished, listedPage, lockPages } from './page.repository.ts';

/** The address of the page that was the home page, if it is free. */
const EARLIER_HOME = '/vorige-startpagina';

/** Makes a page the home page. */
export const setHomePageHandler: Handler<typeof setHomePage> = async ({ id }, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockPages(tx, websiteId);
    const page = await findPage(tx, websiteId, id);
    if (!page) throw new ApiError('not_found');
    if (page.path === '/') return { page: await listedPage(tx, websiteId, id), before: null };
    if (!(await isPublished(tx, websiteId, id)))
      throw new ApiError('validation_failed', { id: [{ key: 'page_home_draft' }] });
    const home = await tx
      .selectFrom('pages')
      .select(['id', 'title'])
      .where('website_id', '=', websiteId)
      .where('path', '=', '/')
      .executeTakeFirst();
    const before = home && { ...home, path: await freePath(tx, websiteId, EARLIER_HOME) };
    if (before) await place(tx, websiteId, before);
    await place(tx, websiteId, { id, path: '/' });
    await redirectMoved(tx, websiteId, member, [{ from: page.path, to: '/' }]);
    await raisePublishNumber(tx, websiteId);
    const moved = [
      { id, title: page.title, from: page.path, to: '/' },
      ...(before ? [{ id: before.id, title: before.title, from: '/', to: before.path }] : []),
    ];
    await recordChange(tx, websiteId, member, {
      kind: 'page',
      action: 'moved',
      changes: moved.map(({ id: subjectId, title, from, to }) => ({
        subjectId,
        before: { title, path: from },
        after: { title, path: to },
      })),
    });
    return {
      page: await listedPage(tx, websiteId, id),
      before: before ? { id: before.id, path: before.path } : null,
    };
  });
};

/** The home page is never planned to go offline. */
async function place(
  tx: WebsiteTransaction,
  websiteId: string,
  { id, path }: { readonly id: string; readonly path: string },
): Promise<void> {
  await sql`
    update pages set path = ${path}, version = version + 1, updated_at = clock_or(now()),
      unpublish_at = case when ${path} = '/' then null else unpublish_at end
    where website_id = ${websiteId} and id = ${id}`.execute(tx);
}
