import { createServer } from 'node:net';
import { readSettings, SettingsError } from '../settings.ts';
import { sizeThreadPool } from '../thread-pool.ts';
import { portInUse } from './listen.ts';

/**
 * Throws SettingsError when a port of the environment is in use or a setting is not valid. Called before the slow part of
 * a start; `listen` throws the same when a port is taken in between.
 */
export async function checkPorts(env: NodeJS.ProcessEnv): Promise<void> {
  sizeThreadPool(process.env);
  const { role, host, port, dashboardHost, dashboardPort } = readSettings(env);
  if (role === 'worker') return;
  await checkPort(host, port, 'PORT');
  await checkPort(dashboardHost, dashboardPort, 'DASHBOARD_PORT');
}

async function checkPort(host: string, port: number, variable: 'PORT' | 'DASHBOARD_PORT'): Promise<void> {
  const code = await new Promise<string | undefined>((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    probe.listen({ host, port }, () => probe.close(() => resolve(undefined)));
  });
  if (code === 'EADDRINUSE') throw new SettingsError(portInUse(port, variable));
}
