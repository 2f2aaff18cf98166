import { fileStreams } from '@etalage/api-contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { serveVariants, type VariantOptions } from './serve-variants.ts';

/** `folders` are those whose files are served, first hit first; each holds a folder per website. */
export type MediaFilesOptions = VariantOptions;

/** What a drawing may do when it is opened on its own: nothing, for an uploaded one may hold script. */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Serves websites' files under `/media/<website>/…`. A file never changes under its name, so browsers keep it for
 * good; a compressed twin beside it (`.br`, `.gz`) is sent to those who take it. Other names answer 404.
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
      reply.header('content-security-policy', sandbox);
      reply.header('x-content-type-options', 'nosniff');
    },
  });
}
