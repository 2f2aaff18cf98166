import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SettingsError } from '../settings.ts';

/** Starts listening and returns the port. Throws SettingsError, with a solution, for a port in use or not permitted. */
export async function listen(
  server: FastifyInstance,
  host: string,
  port: number,
  variable: 'PORT' | 'DASHBOARD_PORT',
): Promise<number> {
  try {
    await server.listen({ host, port });
    return (server.server.address() as AddressInfo).port;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE') throw new SettingsError(portInUse(port, variable), { cause: error });
    if (code === 'EACCES') throw new SettingsError(portForbidden(port, variable), { cause: error });
    throw error;
  }
}

/** The message, with a solution, for a port that another program uses. */
export function portInUse(port: number, variable: string): string {
  return (
    `Poort ${port} is al in gebruik. Stop het programma dat hem gebruikt, ` +
    `of kies een andere poort: ${variable}=${port + 100} npm start`
  );
}

function portForbidden(port: number, variable: string): string {
  return `Poort ${port} is voorbehouden aan beheerders. Kies een poort boven 1023: ${variable}=3100 npm start`;
}
