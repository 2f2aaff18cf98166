import { createServer } from 'node:net';
import { readSettings, SettingsError } from '../settings.ts';
import { portInUse } from './listen.ts';

/**
 * Throws one sentence when a port that the environment asks for is taken, or when a setting is wrong. For before the
 * slow part of a start; listening itself says the same should the port be taken in between.
 */
export async function checkPorts(env: NodeJS.ProcessEnv): Promise<void> {
  const { role, host, port, dashboardHost, dashboardPort } = readSettings(env);
  if (role === 'worker') return;
  await check(host, port, 'PORT');
  await check(dashboardHost, dashboardPort, 'DASHBOARD_PORT');
}

async function check(host: string, port: number, variable: 'PORT' | 'DASHBOARD_PORT'): Promise<void> {
  const code = await new Promise<string | undefined>((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    probe.listen({ host, port }, () => probe.close(() => resolve(undefined)));
  });
  if (code === 'EADDRINUSE') throw new SettingsError(portInUse(port, variable));
}
