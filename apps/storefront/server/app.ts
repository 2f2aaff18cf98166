import type { StorefrontBundle, StorefrontServices } from '@etalage/api-contract';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { storedKey } from '../src/page/stored-key.ts';
import { renderBody } from '../src/page/render-body.tsx';
import { pageServices, servicesContext } from '../src/services/services-context.ts';

const handler = createRequestHandler(build, import.meta.env.MODE);

/** Handles one page request of one website. */
export async function handle(request: Request, services: StorefrontServices): Promise<Response> {
  // Data requests of the client router, which visitors never have.
  if (new URL(request.url).pathname.endsWith('.data')) return new Response(null, { status: 404 });
  const context = new RouterContextProvider();
  context.set(servicesContext, pageServices(services));
  return handler(request, context);
}

export { renderBody, storedKey };

({ handle, renderBody, storedKey }) satisfies StorefrontBundle;
