import { use } from 'react';
import { data, redirect } from 'react-router';
import { runAction } from '../actions/run-action.ts';
import { loadPageExtras } from '../page/load-page-extras.ts';
import { LoadedPageContext } from '../services/loaded-page.ts';
import { PageScreen } from '../page/page-screen.tsx';
import { pagePath } from '../page/page-path.ts';
import { redirectAddress } from '../page/redirect-address.ts';
import { servicesContext } from '../services/services-context.ts';
import type { Route } from './+types/page.ts';

/** Every address except robots.txt and sitemap.xml: the server resolves what it shows (ROUTE-11). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const url = new URL(request.url);
  if (url.pathname !== '/' && /^\/\/|\/$/.test(url.pathname)) {
    return redirect(`/${url.pathname.replace(/^\/+|\/+$/g, '')}${url.search}`, {
      status: 301,
      headers: once,
    });
  }
  const path = pagePath(url);
  const reply = await services.resolvePage(path, services.learned.password);
  if (!reply.ok) throw new Response(null, { status: reply.status });
  const page = reply.data;
  if (page.kind === 'redirect') {
    // Not shared, because a shared page is rendered without the query of the visit.
    return redirect(redirectAddress(page.location, url.search), { status: page.status });
  }

  const extras = await loadPageExtras(page, request, services);
  const isShared = page.cacheable && request.method === 'GET';
  services.loaded = { page, extras, path, query: url.search, origin: services.origin };
  return data(null, {
    status: page.status,
    headers: isShared ? { 'etalage-store': page.status === 200 ? '1' : 'once' } : {},
  });
}

/** Not personal, but not worth caching: anyone can invent an address. */
const once = { 'etalage-store': 'once' };

/** Forms work without JavaScript: each posts to its own page. */
export async function action({ request, context }: Route.ActionArgs) {
  return runAction(request, context.get(servicesContext));
}

/** Responses to a form are never cached; cookies of actions are sent along. */
export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  const merged = new Headers(loaderHeaders);
  for (const cookie of actionHeaders.getSetCookie()) merged.append('set-cookie', cookie);
  return merged;
}

export default function PageRoute({ actionData }: Route.ComponentProps) {
  const loaded = use(LoadedPageContext);
  // Never rendered in the browser: keeps every block out of the client build.
  if (!import.meta.env.SSR || !loaded) return null;
  return <PageScreen {...loaded} feedback={actionData?.feedback} />;
}
