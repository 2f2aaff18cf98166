import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureWidths } from '@etalage/site-model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { drawVariant, isFile, variantPath } from './draw-variant.ts';
import { turnstile } from './turnstile.ts';

export interface VariantOptions {
  /** Folders whose pictures are served, first hit first. */
  readonly folders: readonly string[];
  /** Where drawn variants are kept. */
  readonly variantsFolder: string;
  /** Told of a variant that was drawn for the first time, so that a smaller format can follow outside the request. */
  readonly onDrawn: (picture: { readonly path: string; readonly width: number }) => void;
}

const raster = /\.(?:jpe?g|png|webp)$/i;
/** Drawing one takes a core for a tenth of a second; more at a time would only slow each other and the pages. */
const atOnce = 2;

/**
 * Answers `/media/<website>/<picture>?w=640` with that picture at that width: AVIF where a job has drawn it and the
 * browser takes it, else WebP, which is drawn at the first request. Widths outside the list, other files and pictures
 * that cannot be read are left to the file server, which sends what is stored.
 */
export function serveVariants(server: FastifyInstance, options: VariantOptions): void {
  const drawing = turnstile(atOnce);
  server.addHook('onRequest', async (request, reply) => {
    const asked = askedOf(request);
    const source = asked && (await sourceOf(asked.path, options.folders));
    if (!asked || !source) return;
    const file = await variantFor(request, asked, source).catch((error: unknown) => {
      request.log.warn({ err: error, path: asked.path }, 'picture not drawn');
      return undefined;
    });
    if (file) await send(reply, file);
  });

  async function variantFor(request: FastifyRequest, asked: Asked, source: string): Promise<string> {
    const accepts = request.headers.accept ?? '';
    const avif = variantPath(options.variantsFolder, { ...asked, format: 'avif' });
    if (accepts.includes('image/avif') && (await isFile(avif))) return avif;
    const webp = { ...asked, format: 'webp' } as const;
    const known = variantPath(options.variantsFolder, webp);
    if (await isFile(known)) return known;
    return drawing(known, async () => {
      const file = await drawVariant(source, options.variantsFolder, webp);
      options.onDrawn(asked);
      return file;
    });
  }
}

interface Asked {
  readonly path: string;
  readonly width: number;
}

function askedOf(request: FastifyRequest): Asked | undefined {
  const { '*': path } = request.params as { '*'?: string };
  const { w } = request.query as { w?: unknown };
  const width = pictureWidths.find((allowed) => String(allowed) === w);
  if (!path || !width || !raster.test(path)) return undefined;
  // A name that starts with a dot leads upwards or is hidden.
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
      // The same address answers in two formats.
      vary: 'accept',
      'x-content-type-options': 'nosniff',
    })
    .send(createReadStream(file));
}
