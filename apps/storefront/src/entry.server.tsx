import { IconSourceContext, RenderIslandContext, ReportBlockContext } from '@etalage/blocks/render';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { AssetsContext, InlineSourcesContext, type InlineSources } from './assets/assets-context.ts';
import { clientAssets } from './assets/client-assets.ts';
import { readIcon } from './assets/read-icon.ts';
import { LoadedPageContext } from './services/loaded-page.ts';
import { contentSecurityPolicy } from './page/content-security-policy.ts';
import { servicesContext } from './services/services-context.ts';

/** An island's HTML with its own id prefix, which the browser repeats when it hydrates. */
const renderIsland = (id: string, element: ReactElement) => renderToString(element, { identifierPrefix: id });

/** Renders the whole document without streaming: all data is loaded, and a finished page can be cached. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Response {
  const sources: InlineSources = { styles: new Set(), scripts: new Set() };
  const { report, onRendered, origin, loaded } = loadContext.get(servicesContext);
  const html = renderToString(
    <AssetsContext value={clientAssets()}>
      <InlineSourcesContext value={sources}>
        <RenderIslandContext value={renderIsland}>
          <ReportBlockContext
            value={(id, type, issues) => report?.(`block ${id} (${type}) is not shown: ${issues.join('; ')}`)}
          >
            <IconSourceContext value={readIcon}>
              <LoadedPageContext value={loaded}>
                <ServerRouter context={routerContext} url={request.url} />
              </LoadedPageContext>
            </IconSourceContext>
          </ReportBlockContext>
        </RenderIslandContext>
      </InlineSourcesContext>
    </AssetsContext>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', contentSecurityPolicy(sources, origin));
  const page = `<!DOCTYPE html>${html}`;
  if (!onRendered) return new Response(page, { status, headers });
  // Passing text through the body of a Response and reading it back costs a tenth of the time of a page.
  onRendered(page);
  return new Response(null, { status, headers });
}

/** The default logs a stack for every 404 and every closed connection; the server logs what matters. */
export function handleError(error: unknown, { request, context }: { request: Request; context: unknown }) {
  if (request.signal.aborted || error instanceof Response) return;
  const services = (context as RouterContextProvider).get(servicesContext);
  services.report?.(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
