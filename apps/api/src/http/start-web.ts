import type { ProgramContext, RunningPart } from '../program-context.ts';
import { addDashboardRoutes } from './add-dashboard-routes.ts';
import { startCounting } from '../visits/start-counting.ts';
import { createServer } from './create-server.ts';
import { listen } from './listen.ts';
import { stopServer } from './stop-server.ts';
import { addStorefrontRoutes } from './add-storefront-routes.ts';

export interface RunningWeb extends RunningPart {
  readonly storefrontUrl: string;
  readonly dashboardUrl: string;
}

/** Serves the storefront with its calls on one address and the dashboard on another, so that they share no cookies. */
export async function startWeb(context: ProgramContext): Promise<RunningWeb> {
  const { settings } = context;
  const storefront = createServer(context, 'storefront', settings.proxies);
  const dashboard = createServer(context, 'dashboard', settings.proxies);
  const { endpoints, db, log } = context;
  const counting = startCounting({
    db,
    counts: endpoints.counts,
    onError: (err) => log.error({ err }, 'visits could not be stored'),
  });
  const stop = async () => {
    await Promise.all([stopServer(storefront), stopServer(dashboard)]);
    await counting.stop();
  };
  try {
    await addStorefrontRoutes(storefront, context);
    await addDashboardRoutes(dashboard, context);
    const port = await listen(storefront, settings.host, settings.port, 'PORT');
    context.own.url = `http://localhost:${port}`;
    const dashboardPort = await listen(
      dashboard,
      settings.dashboardHost,
      settings.dashboardPort,
      'DASHBOARD_PORT',
    );
    return {
      storefrontUrl: `http://localhost:${port}`,
      dashboardUrl: `http://127.0.0.1:${dashboardPort}`,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
