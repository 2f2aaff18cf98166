import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureWidths } from '@etalage/site-model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderVariant, isFile, variantPath } from './render-variant.ts';
import { limitConcurrency } from '../calls/limit-concurrency.ts';

export interface VariantOptions {
  /** Folders with pictures, searched in order. */
  readonly folders: readonly string[];
  /** Folder in which rendered variants are stored. */
  readonly variantsFolder: string;
  /** Called when a variant was rendered for the first time, so that a job can render a smaller format. */
  readonly onRendered: (picture: { readonly path: string; readonly width: number }) => void;
}

const RASTER_NAME = /\.(?:jpe?g|png|webp)$/i;
/** Maximum number of pictures rendered together; each uses one core for about 100 ms. */
const MAX_AT_ONCE = 2;

/**
 * Serves `/media/<website>/<picture>?w=640` as that picture at that width: AVIF if a job has rendered it and the browser
 * accepts it, else WebP, which is rendered at the first request. Other widths, other files and unreadable pictures are
 * left to the file server, which sends the stored file.
 */
export function serveVariants(server: FastifyInstance, options: VariantOptions): void {
  const limited = limitConcurrency(MAX_AT_ONCE);
  server.addHook('onRequest', async (request, reply) => {
    const requested = requestedVariantOf(request);
    const source = requested && (await sourceOf(requested.path, options.folders));
    if (!requested || !source) return;
    const file = await variantFor(request, requested, source).catch((error: unknown) => {
      request.log.warn({ err: error, path: requested.path }, 'picture not rendered');
      return undefined;
    });
    if (file) await send(reply, file);
  });

  async function variantFor(
    request: FastifyRequest,
    requested: RequestedVariant,
    source: string,
  ): Promise<string> {
    const accepts = request.headers.accept ?? '';
    const avif = variantPath(options.variantsFolder, { ...requested, format: 'avif' });
    if (accepts.includes('image/avif') && (await isFile(avif))) return avif;
    const webp = { ...requested, format: 'webp' } as const;
    const known = variantPath(options.variantsFolder, webp);
    if (await isFile(known)) return known;
    return limited(known, async () => {
      const file = await renderVariant(source, options.variantsFolder, webp);
      options.onRendered(requested);
      return file;
    });
  }
}

interface RequestedVariant {
  readonly path: string;
  readonly width: number;
}

function requestedVariantOf(request: FastifyRequest): RequestedVariant | undefined {
  const { '*': path } = request.params as { '*'?: string };
  const { w } = request.query as { w?: unknown };
  const width = pictureWidths.find((allowed) => String(allowed) === w);
  if (!path || !width || !RASTER_NAME.test(path)) return undefined;
  // A name that starts with a dot is hidden or leads to a parent folder.
  const isPlain = path
    .split('/')
    .every((name) => name !== '' && !name.startsWith('.') && !/[\\\0]/.test(name));
  return isPlain ? { path, width } : undefined;
}

async function sourceOf(path: string, folders: readonly string[]): Promise<string | undefined> {
  for (const folder of folders) {
    const file = join(folder, path);
    if ((await stat(file).catch(() => undefined))?.isFile()) return file;
  }
  return undefined;
}

async function send(reply: FastifyReply, file: string): Promise<void> {
  const { size } = await stat(file);
  await reply
    .headers({
      'content-type': file.endsWith('.avif') ? 'image/avif' : 'image/webp',
      'content-length': size,
      'cache-control': 'public, max-age=31536000, immutable',
      // The same address returns two formats.
      vary: 'accept',
      'x-content-type-options': 'nosniff',
    })
    .send(createReadStream(file));
}
