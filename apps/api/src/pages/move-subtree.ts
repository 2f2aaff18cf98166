import { maxMovedPages } from '@etalage/api-contract';
import { sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import { ApiError } from '../calls/api-error.ts';
import type { HandlerContext, Member } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { raisePublishNumber } from '../documents/raise-publish-number.ts';
import { MAX_PATH_LENGTH, pagePathOf } from '../page-content/page-path.ts';
import { checkedPaths } from './checked-path.ts';
import { type Branch, findBranch, movePaths } from './page-tree.repository.ts';
import { type Move, redirectMoved } from '../redirect-rows/redirect-moved.ts';

interface Call extends Pick<HandlerContext, 'websiteId'> {
  readonly member: Member;
  /** How many pages and folders may still be moved in this call. */
  readonly room: number;
}

/**
 * Moves what stands at a path and below it to another path; returns how much was moved, and the number of addresses that
 * redirect since. Throws `validation_failed` at `path`. The caller must have called `lockPages`, and undoes everything if it throws.
 */
export async function moveSubtree(
  tx: WebsiteTransaction,
  { websiteId, member, room }: Call,
  { from, to: typed }: Move,
): Promise<{ to: string; redirects: number; total: number }> {
  const to = pagePathOf(typed);
  if (to === undefined) throw refusal('page_path_malformed');
  if (to === from) return { to, redirects: 0, total: 0 };
  if (from === '/' || to === '/') throw refusal('page_home_fixed');
  if (to.startsWith(`${from}/`)) throw refusal('page_move_inside');
  const branch = await findBranch(tx, websiteId, from);
  const total = branch.pages.length + branch.folders.length;
  if (total > room) throw refusal('page_move_many', { most: String(maxMovedPages) });
  await checkBranch(tx, websiteId, branch, (path) => to + path.slice(from.length));
  await movePaths(tx, websiteId, from, to);
  const moves = branch.pages.map(({ path }) => ({ from: path, to: to + path.slice(from.length) }));
  const seen = moves.filter((_move, index) => branch.pages[index]?.is_published);
  await redirectMoved(tx, websiteId, member, seen);
  if (seen.length > 0) await raisePublishNumber(tx, websiteId);
  const changes = branch.pages.map(({ id, title, path }, index) => ({
    subjectId: id,
    before: { title, path },
    after: { title, path: moves[index]?.to },
  }));
  await recordChange(tx, websiteId, member, { kind: 'page', action: 'moved', changes });
  return { to, redirects: seen.length, total };
}

async function checkBranch(
  tx: WebsiteTransaction,
  websiteId: string,
  { pages, folders }: Branch,
  newPathOf: (path: string) => string,
): Promise<void> {
  if (pages.length + folders.length === 0) throw refusal('page_move_gone');
  const paths = [...pages, ...folders].map(({ path }) => newPathOf(path));
  if (paths.some((path) => path.length > MAX_PATH_LENGTH)) throw refusal('page_move_long');
  await checkedPaths(tx, websiteId, paths, { pages: pages.map(({ id }) => id) });
  const old = folders.map(({ path }) => path);
  const { rows } = await sql`
    select from page_folders where website_id = ${websiteId} and path = any(${paths}::text[])
      and path <> all(${old}::text[]) limit 1`.execute(tx);
  if (rows.length > 0) throw refusal('page_path_taken');
}

function refusal(key: string, values: Record<string, string> = {}): ApiError {
  return new ApiError('validation_failed', { path: [{ key, values }] });
}
