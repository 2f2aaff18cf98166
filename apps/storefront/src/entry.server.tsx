import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router';
import { AssetsContext, InlineSourcesContext, noSources } from './assets/assets-context.ts';
import { clientAssets } from './assets/client-assets.ts';
import { PagePolicyContext } from '@etalage/blocks/render';
import { entryCodes, scriptHosts } from '@etalage/site-model';
import { ApiBaseContext } from './services/api-base.ts';
import { LoadedPageContext } from './services/loaded-page.ts';
import { contentSecurityPolicy } from './page/content-security-policy.ts';
import { runsScripts } from './page/runs-scripts.ts';
import { renderWithBlocks } from './page/render-with-blocks.tsx';
import { servicesContext } from './services/services-context.ts';

/** Renders the whole document without streaming: all data is loaded, and a finished page can be cached. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Response {
  const { report, onRendered, origin, apiBase = '', loaded } = loadContext.get(servicesContext);
  let sources = noSources();
  const html = renderWithBlocks(() => {
    sources = noSources();
    return (
      <AssetsContext value={clientAssets()}>
        <InlineSourcesContext value={sources}>
          <PagePolicyContext value={{ origin, allow: (kind, source) => sources[kind].add(source) }}>
            <LoadedPageContext value={loaded}>
              <ApiBaseContext value={apiBase}>
                <ServerRouter context={routerContext} url={request.url} />
              </ApiBaseContext>
            </LoadedPageContext>
          </PagePolicyContext>
        </InlineSourcesContext>
      </AssetsContext>
    );
  }, report);
  const cookies = loaded && runsScripts(loaded.page) ? loaded.page.site.cookies.list : [];
  for (const code of entryCodes(cookies)) sources.scripts.add(code);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(
    'content-security-policy',
    contentSecurityPolicy(sources, origin, scriptHosts(cookies), apiBase),
  );
  const page = `<!DOCTYPE html>${html}`;
  if (!onRendered) return new Response(page, { status, headers });
  // Passing text through the body of a Response and reading it back costs a tenth of the time of a page.
  onRendered(page);
  return new Response(null, { status, headers });
}

/** The error that the router wrapped in an answer of its own, or the error itself. */
function causeOf(error: unknown): unknown {
  if (!isRouteErrorResponse(error)) return error;
  const { error: wrapped } = error as { error?: unknown };
  return wrapped ?? new Error(`${error.status} ${error.statusText}`);
}

/** The default logs a stack for every 404 and every closed connection; the server logs what matters. */
export function handleError(error: unknown, { request, context }: { request: Request; context: unknown }) {
  if (request.signal.aborted || error instanceof Response) return;
  const services = (context as RouterContextProvider).get(servicesContext);
  services.report?.('page failed', causeOf(error));
}
