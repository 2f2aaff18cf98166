import type { InputOf, updatePage } from '@etalage/api-contract';
import { type Selectable, sql } from 'kysely';
import { hashPassword } from '../auth/accounts/password-hash.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { PageRow } from '../db/tables/site.ts';
import { raisePublishNumber } from '../documents/raise-publish-number.ts';
import { checkedPath } from './checked-path.ts';
import { findPublishedPage } from '../documents/document.repository.ts';
import { indexPage } from '../documents/index-page.ts';
import { redirectMoved } from '../redirect-rows/redirect-moved.ts';
import { isSamePlan, planErrors, planOf } from './page-plan.ts';
import { findPage, listedPage, lockPages } from './page.repository.ts';

/** Changes a page's settings; for a published page, visitors see the change at their next request. */
export const updatePageHandler: Handler<typeof updatePage> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  const { id, title, seo_title, seo_description, noindex, share_image, password } = input;
  const password_hash = password ? await hashPassword(password) : null;
  const plan = planOf(input);
  return context.write(async (tx) => {
    await lockPages(tx, websiteId);
    const page = await findPage(tx, websiteId, id);
    if (!page) throw new ApiError('not_found');
    const path = await checkedPath(tx, websiteId, input.path, { pages: [id] });
    if (isRepeated(page, { ...input, path })) return { page: await listedPage(tx, websiteId, id) };
    if (page.version !== input.version) throw new ApiError('conflict');
    if (page.path === '/' && path !== '/')
      throw new ApiError('validation_failed', { path: [{ key: 'page_home_fixed' }] });
    const errors = planErrors(plan, { before: page, now: context.now(), isHome: page.path === '/' });
    if (errors) throw new ApiError('validation_failed', errors);
    await tx
      .updateTable('pages')
      .set({ title, path, seo_title, seo_description, noindex, share_image })
      .set({ version: sql<number>`version + 1`, updated_at: sql<Date>`clock_or(now())` })
      .$if(!isSamePlan(page, plan), (query) =>
        query.set({ ...plan, planned_by_id: member.id, planned_by_name: member.name }),
      )
      .$if(password !== undefined, (query) => query.set({ password_hash }))
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute();
    const published = await findPublishedPage(tx, websiteId, { id });
    if (published) {
      if (page.path !== path) await redirectMoved(tx, websiteId, member, [{ from: page.path, to: path }]);
      await indexPage(tx, websiteId, id, published.document);
      await raisePublishNumber(tx, websiteId);
    }
    return { page: await listedPage(tx, websiteId, id) };
  });
};

/** Whether the settings are those of the same call before, whose reply was lost. */
function isRepeated(page: Selectable<PageRow>, input: InputOf<typeof updatePage>): boolean {
  const names = ['title', 'path', 'seo_title', 'seo_description', 'noindex', 'share_image'] as const;
  const { password } = input;
  const isSamePassword = password === undefined || (password === null) === (page.password_hash === null);
  return (
    page.version === input.version + 1 &&
    isSamePassword &&
    isSamePlan(page, planOf(input)) &&
    names.every((name) => page[name] === input[name])
  );
}
