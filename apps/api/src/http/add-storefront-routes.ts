import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { uploadRoutes } from './upload-routes.ts';
import { mediaOptions } from '../files/media-options.ts';
import { PEPPOL_EMULATOR_PREFIX, VIES_EMULATOR_PREFIX } from '../open-ports.ts';
import { paymentEmulator } from '../ports/payment/emulator/payment-emulator.ts';
import { EMULATOR_PREFIX } from '../ports/payment/payments.ts';
import { peppolEmulator } from '../ports/peppol/emulator/peppol-emulator.ts';
import { viesEmulator } from '../ports/vies/vies-emulator.ts';
import type { ProgramContext } from '../program-context.ts';
import { createSecuredPageHandler } from '../page-content/secured-page.handler.ts';
import { paymentWebhook } from '../payments/payment-webhook.ts';
import { storeFormFile } from '../forms/store-form-file.ts';
import { fontRoutes } from '../fonts/font-routes.ts';
import { cookiesOf, visitorOf } from './bind-endpoint.ts';
import { createCallEndpoint } from '../calls/create-call-endpoint.ts';
import { registerEndpoints } from './register-endpoints.ts';
import { reminderRoutes } from './reminder-routes.ts';
import { renderProtectedPage } from './storefront/render-protected-page.ts';
import { openStorefront } from './storefront/open-storefront.ts';
import { storefrontServer } from './storefront-server.ts';

const STOREFRONT_FOLDER = fileURLToPath(new URL('../../../storefront', import.meta.url));

/** The routes of the storefront's address: the calls under /api, the emulators in use, files, and the pages. */
export async function addStorefrontRoutes(server: FastifyInstance, context: ProgramContext): Promise<void> {
  const { settings, endpoints, db, log } = context;
  const development = !settings.production;
  const load = await openStorefront(server, { folder: STOREFRONT_FOLDER, development });
  const render = load && renderProtectedPage(endpoints, load, log);
  const handlers = { ...endpoints.handlers, securedPage: createSecuredPageHandler(render) };
  await registerEndpoints(
    server,
    { ...endpoints, handlers },
    { audience: 'visitor', proxies: settings.proxies },
  );
  const { payments, jobs } = endpoints.ports;
  await server.register(paymentWebhook, { db, payments, jobs, now: endpoints.now });
  if (payments.isEmulated) {
    await server.register(paymentEmulator, {
      prefix: EMULATOR_PREFIX,
      db,
      onReportFailed: (err) => log.warn({ err }, 'payment report failed'),
    });
  }
  if (!settings.viesUrl) await server.register(viesEmulator, { prefix: VIES_EMULATOR_PREFIX });
  if (settings.allowsTestPeppol) await server.register(peppolEmulator, { prefix: PEPPOL_EMULATOR_PREFIX });
  await server.register(reminderRoutes, {
    db,
    count: (request) =>
      endpoints.limiter.hit('mail_links', visitorOf(request, { proxies: settings.proxies }).address),
  });
  await server.register(fontRoutes, { db });
  await server.register(uploadRoutes, { endpoints });
  await server.register(storefrontServer, {
    db,
    load,
    folder: STOREFRONT_FOLDER,
    media: mediaOptions(context),
    development,
    apiHosts: settings.apiHosts,
    publications: endpoints.publications,
    forget: (websiteId) => endpoints.websites.forget(websiteId),
    websiteOf: (host) => endpoints.websites.byHost(host),
    callFor: (caller, request, cookies) => createCallEndpoint(endpoints, caller, request.log, cookies),
    posted: {
      cookiesOf: (request, reply) => cookiesOf(request, reply, { proxies: settings.proxies }),
      count: (address) => endpoints.limiter.hit('page_posts', address),
      storeFile: (visitor, formId, part) => storeFormFile(endpoints, visitor, formId, part),
    },
    onVisit: (websiteId) => endpoints.counts.addVisit(websiteId, endpoints.now()),
    visitorOf: (request) => visitorOf(request, { proxies: settings.proxies }),
  });
}
