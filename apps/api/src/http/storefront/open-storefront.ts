import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StorefrontBundle } from '@etalage/api-contract';
import type { FastifyInstance } from 'fastify';

/** Loads the code that renders pages: the built storefront, or its sources during development. */
export type LoadStorefront = () => Promise<StorefrontBundle>;

/** The storefront of a folder: its build, or its sources during development. Undefined when it is not built. */
export async function openStorefront(
  server: FastifyInstance,
  { folder, development }: { folder: string; development: boolean },
): Promise<LoadStorefront | undefined> {
  return development ? developmentStorefront(server, folder) : builtStorefront(folder);
}

/** The built storefront, loaded once. */
async function builtStorefront(folder: string): Promise<LoadStorefront | undefined> {
  const file = join(folder, 'build/server/index.js');
  if (!existsSync(file)) return undefined;
  const bundle = (await import(pathToFileURL(file).href)) as StorefrontBundle;
  return () => Promise.resolve(bundle);
}

interface DevelopmentModule {
  openDevelopment(server: FastifyInstance['server']): Promise<{
    middleware: (request: unknown, response: unknown, next: () => void) => void;
    load: LoadStorefront;
    close(): Promise<void>;
  }>;
}

/** The storefront with hot reload: its sources are loaded again when they change. */
async function developmentStorefront(server: FastifyInstance, folder: string): Promise<LoadStorefront> {
  const file = pathToFileURL(join(folder, 'server/open-development.ts')).href;
  const { openDevelopment } = (await import(file)) as DevelopmentModule;
  const { middleware, load, close } = await openDevelopment(server.server);
  server.addHook('onRequest', (request, reply, done) => {
    // The callback is not called for requests that Vite handles.
    middleware(request.raw, reply.raw, done);
  });
  server.addHook('onClose', close);
  return load;
}
