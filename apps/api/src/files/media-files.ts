import { fileStreams } from '@etalage/api-contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { serveVariants, type VariantOptions } from './serve-variants.ts';

/** `folders` are searched in order; each contains a folder per website. */
export type MediaFilesOptions = VariantOptions;

/** Content-Security-Policy of an SVG that is opened on its own: it may do nothing, because it could contain script. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Serves websites' files under `/media/<website>/…`. The file of an address never changes, so browsers may cache it for
 * a year. A compressed copy beside it (`.br`, `.gz`) is sent to browsers that accept it. Unknown names return 404.
 */
export async function mediaFiles(server: FastifyInstance, options: MediaFilesOptions): Promise<void> {
  serveVariants(server, options);
  await server.register(fastifyStatic, {
    root: [...options.folders],
    prefix: `${fileStreams.showFile.path}/`,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header('content-security-policy', SANDBOX);
      reply.header('x-content-type-options', 'nosniff');
    },
  });
}
