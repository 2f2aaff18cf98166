import { ownServer } from '../support/own-server.ts';

/** Starts a product for the run; the tests find its addresses in the environment. */
export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
  // For work on tests: a product that is already running.
  if (process.env['E2E_SITE_URL']) return undefined;
  const server = await ownServer();
  try {
    await server.start();
  } catch (error) {
    await server.remove();
    throw error;
  }
  process.env['E2E_SITE_URL'] = server.site;
  process.env['E2E_DASHBOARD_URL'] = server.dashboard;
  return () => server.remove();
}
