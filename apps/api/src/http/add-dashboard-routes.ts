import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { fontRoutes } from '../fonts/font-routes.ts';
import { mediaFiles } from '../files/media-files.ts';
import { uploadRoutes } from './upload-routes.ts';
import { mediaOptions } from '../files/media-options.ts';
import type { ProgramContext } from '../program-context.ts';
import { dashboardPages } from './dashboard-pages.ts';
import { registerEndpoints } from './register-endpoints.ts';

const BUILD_FOLDER = fileURLToPath(new URL('../../../dashboard/build', import.meta.url));

/** The routes of the dashboard's address: the owner calls under /api, uploaded files, and the built dashboard. */
export async function addDashboardRoutes(server: FastifyInstance, context: ProgramContext): Promise<void> {
  await registerEndpoints(server, context.endpoints, {
    audience: 'owner',
    proxies: context.settings.proxies,
  });
  await server.register(mediaFiles, mediaOptions(context));
  await server.register(fontRoutes, { db: context.db });
  await server.register(uploadRoutes, { endpoints: context.endpoints });
  const { dashboardUrl } = context.settings;
  await server.register(dashboardPages, { buildFolder: BUILD_FOLDER, dashboardUrl });
}
