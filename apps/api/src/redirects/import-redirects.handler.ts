import type { importRedirects } from '@etalage/api-contract';
import type { Redirect } from '@etalage/site-model';
import { requireRole } from '../auth/require-role.ts';
import { ApiError, type Message } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { newId } from '../db/new-id.ts';
import { checkChanges, type PlacedChange } from './check-changes.ts';
import { readTyped } from './read-typed.ts';
import {
  findRedirects,
  isSameRedirect,
  lockRedirects,
  type StoredRedirect,
} from '../redirect-rows/redirect.repository.ts';
import { storeChanges } from '../redirect-rows/store-changes.ts';

/** Adds redirects of a sheet, and changes those of the same path; the same sheet again changes nothing. */
export const importRedirectsHandler: Handler<typeof importRedirects> = async ({ rows }, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockRedirects(tx, websiteId);
    const known = await findRedirects(tx, websiteId);
    const typed = rows.map((row, index) => ({ ...row, at: `rows.${index}.` }));
    const changes = changesOf(await readTyped(tx, websiteId, typed), known);
    if (changes.length > 0) await checkChanges(tx, websiteId, known, changes);
    const change = await storeChanges(tx, websiteId, member, 'imported', changes);
    const changed = changes.filter(({ before }) => before).length;
    const created = changes.length - changed;
    return { created, changed, unchanged: rows.length - changes.length, change };
  });
};

/** Throws `validation_failed` if two rows send the same path to different targets. */
function changesOf(rows: readonly Redirect[], known: readonly StoredRedirect[]): PlacedChange[] {
  const byFrom = new Map(known.map((redirect) => [redirect.from, redirect]));
  const seen = new Map<string, Redirect>();
  const messages: Record<string, Message[]> = {};
  const changes: PlacedChange[] = [];
  for (const [index, row] of rows.entries()) {
    const earlier = seen.get(row.from);
    if (earlier && !isSameRedirect(earlier, row))
      messages[`rows.${index}.from`] = [{ key: 'redirects_error_twice', values: { from: row.from } }];
    const before = byFrom.get(row.from);
    if (earlier || (before && isSameRedirect(before, row))) continue;
    seen.set(row.from, row);
    const after = { ...row, id: before?.id ?? newId(), version: (before?.version ?? 0) + 1 };
    changes.push({ after, at: `rows.${index}.`, ...(before && { before }) });
  }
  if (Object.keys(messages).length > 0) throw new ApiError('validation_failed', messages);
  return changes;
}
