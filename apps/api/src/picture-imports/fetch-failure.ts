import { PictureRefused } from './picture-refused.ts';

/** Why a reply with this status is no picture; undefined if it can be one. */
export function statusRefusal(status: number): PictureRefused | undefined {
  if (status === 200) return undefined;
  if (status === 408 || status === 429 || status >= 500) {
    return new PictureRefused('picture_import_busy', { mayPass: true });
  }
  return new PictureRefused(
    status === 401 || status === 403 ? 'picture_import_forbidden' : 'picture_import_missing',
  );
}

/** What a failed request means. Anything that is no failure of a connection stays what it is. */
export function fetchFailure(error: unknown, deadline: AbortSignal): unknown {
  if (error instanceof PictureRefused) return error;
  if (deadline.aborted) return new PictureRefused('picture_import_slow', { mayPass: true });
  const { code } = error as { code?: unknown };
  if (code === 'ENOTFOUND') return new PictureRefused('picture_import_host');
  return typeof code === 'string'
    ? new PictureRefused('picture_import_unreachable', { mayPass: true })
    : error;
}
