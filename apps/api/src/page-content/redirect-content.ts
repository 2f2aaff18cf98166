import { redirectLocation, redirectTarget } from '@etalage/site-model';
import type { HandlerContext } from '../calls/handler-context.ts';
import type { Place } from '../websites/place.repository.ts';
import type { Content } from './page-content.ts';
import { sharedContent } from './shared-content.ts';

/**
 * Where the redirect at a path goes; '' without one. A pattern over its own target redirects to itself once the page there
 * is gone: that path is not found.
 */
export function locationOf({ found }: Place, path: string): string {
  if (!found?.redirect) return '';
  const [target] = redirectTarget(found.redirect, path).split(/[?#]/, 1);
  return target === path ? '' : redirectLocation(found.redirect, path);
}

export function redirectContent(
  place: Place,
  path: string,
  context: Pick<HandlerContext, 'translate'>,
): Content {
  const status = place.found?.redirect?.permanent ? 301 : 302;
  return { ...sharedContent('redirect', place, path, context), status };
}
