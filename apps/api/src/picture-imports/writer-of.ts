import type { HandlerContext } from '../calls/handler-context.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { withWebsite } from '../db/with-website.ts';
import type { PictureDeps } from './picture-deps.ts';

/** Runs transactions of a website in a job, as a call does. */
export function writerOf({ db }: Pick<PictureDeps, 'db'>, websiteId: string): HandlerContext['write'] {
  return (work) => retryConflicts(() => withWebsite(db, websiteId, work));
}
