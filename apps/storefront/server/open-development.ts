import type { Server } from 'node:http';
import type { StorefrontBundle } from '@etalage/api-contract';
import { createServer } from 'vite';

/** The storefront in development: Vite's own addresses, and the current sources for every page. */
export async function openDevelopment(server: Server) {
  const root = new URL('..', import.meta.url).pathname;
  const vite = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    middleware: vite.middlewares,
    load: async () => (await vite.ssrLoadModule('./server/app.ts')) as unknown as StorefrontBundle,
    close: () => vite.close(),
  };
}
