import { readRedirect, type Redirect, type TypedRedirect } from '@etalage/site-model';
import { ApiError } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { problemMessage } from './check-changes.ts';
import { findSiteWithHosts } from './website-paths.repository.ts';

/** Typed redirects as they are stored. Throws `validation_failed` at the fields, below `at` of each. */
export async function readTyped(
  tx: WebsiteTransaction,
  websiteId: string,
  typed: readonly (TypedRedirect & { at?: string })[],
): Promise<Redirect[]> {
  const { hosts } = await findSiteWithHosts(tx, websiteId);
  const messages: Record<string, ReturnType<typeof problemMessage>[]> = {};
  const redirects = typed.flatMap(({ at = '', ...one }) => {
    const { redirect, problems = [] } = readRedirect(one, hosts);
    for (const problem of problems) messages[`${at}${problem.field}`] = [problemMessage(problem)];
    return redirect ? [redirect] : [];
  });
  if (Object.keys(messages).length > 0) throw new ApiError('validation_failed', messages);
  return redirects;
}

/** The kind of a redirect as it is typed. */
export const kindOf = (permanent: boolean): string => (permanent ? '301' : '302');
