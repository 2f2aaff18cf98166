import { type deletePageFolder, maxPageFolders, type savePageFolder } from '@etalage/api-contract';
import { sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { checkedPath } from './checked-path.ts';
import { lockPages } from './page.repository.ts';
import { findBranch, findFolders } from './page-tree.repository.ts';

/** Gives an address without a page a title. */
export const savePageFolderHandler: Handler<typeof savePageFolder> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockPages(tx, websiteId);
    const path = await checkedPath(tx, websiteId, input.path);
    const folders = await findFolders(tx, websiteId);
    const before = folders.find((folder) => folder.path === path) ?? null;
    const folder = { path, title: input.title };
    if (before?.title === folder.title) return { folder };
    if (!before && folders.length >= maxPageFolders)
      throw new ApiError('validation_failed', {
        path: [{ key: 'page_folders_most', values: { most: String(maxPageFolders) } }],
      });
    await sql`
      insert into page_folders (website_id, path, title) values (${websiteId}, ${path}, ${folder.title})
      on conflict (website_id, path) do update set title = excluded.title`.execute(tx);
    const changes = [{ subjectId: path, before, after: folder }];
    await recordChange(tx, websiteId, member, {
      kind: 'page_folder',
      action: before ? 'changed' : 'added',
      changes,
    });
    return { folder };
  });
};

/** Deletes a folder with nothing below it. */
export const deletePageFolderHandler: Handler<typeof deletePageFolder> = async ({ path }, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  await context.write(async (tx) => {
    await lockPages(tx, websiteId);
    const { pages, folders } = await findBranch(tx, websiteId, path);
    const before = folders.find((folder) => folder.path === path);
    if (!before) return;
    if (pages.length > 0 || folders.length > 1)
      throw new ApiError('validation_failed', { path: [{ key: 'page_folder_full' }] });
    await tx
      .deleteFrom('page_folders')
      .where('website_id', '=', websiteId)
      .where('path', '=', path)
      .execute();
    const changes = [{ subjectId: path, before: { ...before }, after: null }];
    await recordChange(tx, websiteId, member, { kind: 'page_folder', action: 'deleted', changes });
  });
  return { deleted: true };
};
