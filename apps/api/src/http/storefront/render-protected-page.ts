import { resolvePage } from '@etalage/api-contract';
import type { RenderDocument } from '../../page-content/secured-page.handler.ts';
import { createCallEndpoint } from '../../calls/create-call-endpoint.ts';
import type { EndpointServer } from '../../calls/endpoint-server.ts';
import type { CallLog } from '../../calls/handler-context.ts';
import type { LoadStorefront } from './open-storefront.ts';

/** Renders the content of a protected page in the storefront, after its password was checked (PROT-03). */
export function renderProtectedPage(
  endpoints: EndpointServer,
  load: LoadStorefront,
  log: CallLog,
): RenderDocument {
  return async (websiteId, path, _document, password) => {
    const call = createCallEndpoint(endpoints, { websiteId, address: '', origin: '' }, log);
    // Requested as a page, so that products and categories on it are included.
    const page = await call(resolvePage, { path, password });
    if (!page.ok) return '';
    const { renderBody } = await load();
    return renderBody(page.data, path, (message, cause) =>
      cause === undefined ? log.warn({ websiteId }, message) : log.error({ websiteId, err: cause }, message),
    );
  };
}
