import {
  chainProblem,
  findRedirect,
  MAX_REDIRECTS,
  type RedirectProblem,
  wrongChains,
  type WrongChain,
} from '@etalage/site-model';
import { ApiError, type Message } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { isReservedPath } from '../page-content/page-path.ts';
import type { RedirectChange, StoredRedirect } from '../redirect-rows/redirect.repository.ts';
import { findLive, findSiteWithHosts } from './website-paths.repository.ts';

/** A change with the place of its fields in the request, such as `rows.2.`; '' for the request itself. */
export interface PlacedChange extends RedirectChange {
  readonly at?: string;
}

type Messages = Record<string, Message[]>;

/** The message of a problem of the model. */
export function problemMessage({ issue, values }: RedirectProblem): Message {
  return { key: `redirects_error_${issue}`, ...(values && { values }) };
}

/**
 * Throws `validation_failed` if the changes use a path twice, exceed the limit, redirect what visitors see, or make a loop;
 * each at the field of the change. Other redirects are not judged.
 */
export async function checkChanges(
  tx: WebsiteTransaction,
  websiteId: string,
  known: readonly StoredRedirect[],
  changes: readonly PlacedChange[],
): Promise<void> {
  const messages: Messages = {};
  const next = nextRedirects(known, changes, messages);
  if (next.size > MAX_REDIRECTS && next.size > known.length)
    throw refusal({ general: [{ key: 'redirects_error_limit', values: { most: '10.000' } }] });
  await checkSources(tx, websiteId, changes, messages);
  refuse(messages);
  await checkChains(tx, websiteId, next, changes, messages);
  refuse(messages);
}

function nextRedirects(
  known: readonly StoredRedirect[],
  changes: readonly PlacedChange[],
  messages: Messages,
): Map<string, StoredRedirect> {
  const next = new Map(known.map((redirect) => [redirect.from, redirect]));
  for (const { before } of changes) if (before) next.delete(before.from);
  for (const { after, at = '' } of changes) {
    if (!after) continue;
    const other = next.get(after.from);
    if (other)
      messages[`${at}from`] = [{ key: 'redirects_error_taken', values: { from: other.from, to: other.to } }];
    next.set(after.from, after);
  }
  return next;
}

/** A path that visitors see, or that the shop or the system uses, redirects nobody. */
async function checkSources(
  tx: WebsiteTransaction,
  websiteId: string,
  changes: readonly PlacedChange[],
  messages: Messages,
): Promise<void> {
  const given = changes.filter(({ before, after }) => after && after.from !== before?.from);
  if (given.length === 0) return;
  const live = await findLive(
    tx,
    websiteId,
    given.map(({ after }) => after?.from ?? ''),
  );
  const { site } = await findSiteWithHosts(tx, websiteId);
  for (const { after, at = '' } of given) {
    const path = after?.from ?? '';
    const title = live.get(path);
    if (title !== undefined)
      messages[`${at}from`] = [{ key: 'redirects_error_live', values: { path, title } }];
    else if (isReservedPath(site, path)) messages[`${at}from`] = [{ key: 'redirects_error_reserved' }];
  }
}

/** Deleting may make a loop too: the pattern above the path applies from then on. */
async function checkChains(
  tx: WebsiteTransaction,
  websiteId: string,
  next: ReadonlyMap<string, StoredRedirect>,
  changes: readonly PlacedChange[],
  messages: Messages,
): Promise<void> {
  const fieldOf = new Map<string, string>();
  for (const { before } of changes) {
    const above = before && findRedirect(next, before.from);
    if (above) fieldOf.set(above.from, 'general');
  }
  for (const { after, at = '' } of changes) if (after) fieldOf.set(after.from, `${at}to`);
  for (const chain of await wrongAfterLive(tx, websiteId, [...next.values()], new Set(fieldOf.keys()))) {
    const field = fieldOf.get(chain.from) ?? 'general';
    messages[field] ??= [problemMessage(chainProblem(chain))];
  }
}

/** What is live is only looked up on the way of what would be wrong without it. */
async function wrongAfterLive(
  tx: WebsiteTransaction,
  websiteId: string,
  redirects: readonly StoredRedirect[],
  changed: ReadonlySet<string>,
): Promise<WrongChain[]> {
  const suspected = wrongChains(redirects, changed);
  if (suspected.length === 0) return [];
  const live = await findLive(tx, websiteId, [...new Set(suspected.flatMap(({ paths }) => paths))]);
  return wrongChains(redirects, changed, (path) => live.has(path));
}

function refuse(messages: Messages): void {
  if (Object.keys(messages).length > 0) throw refusal(messages);
}

function refusal(messages: Messages): ApiError {
  return new ApiError('validation_failed', messages);
}
