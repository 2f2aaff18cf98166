import type { FastifyInstance } from 'fastify';
import type { AppDatabase } from '../db/database.ts';
import { isWebsiteId, readWebsite } from '../db/with-website.ts';
import { findFontFile } from './font-file.repository.ts';

const YEAR = 365 * 24 * 3600;

/** Serves the files of uploaded fonts at their addresses, on every address of the product. */
export async function fontRoutes(
  server: FastifyInstance,
  { db }: { readonly db: AppDatabase },
): Promise<void> {
  server.get<{ Params: { website: string; file: string } }>(
    '/media/:website/fonts/:file',
    async ({ params: { website, file } }, reply) => {
      const hash = /^([0-9a-f]{64})\.woff2$/.exec(file)?.[1];
      const bytes =
        hash !== undefined && isWebsiteId(website)
          ? await readWebsite(db, website, (tx) => findFontFile(tx, website, hash))
          : undefined;
      if (!bytes) return reply.code(404).header('cache-control', 'no-store').send();
      return reply
        .type('font/woff2')
        .headers({
          'cache-control': `public, max-age=${YEAR}, immutable`,
          'x-content-type-options': 'nosniff',
          // The canvas of the designer has an opaque origin; a font of a website is no secret.
          'access-control-allow-origin': '*',
        })
        .send(bytes);
    },
  );
}
