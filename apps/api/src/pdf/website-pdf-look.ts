import { buffer } from 'node:stream/consumers';
import { contrastOf } from '@etalage/site-model';
import { mailLookOf } from '@etalage/site-model/mail';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findFile } from '../files/file.repository.ts';
import { isFileKey } from '../files/file-key.ts';
import { loadSharp } from '../files/load-sharp.ts';
import { publicAddress } from '../files/picture.repository.ts';
import { maxPixels } from '../ports/heic/max-pixels.ts';
import type { FileStorage } from '../ports/storage/file-storage.ts';
import { logoAddress } from '../websites/logo-address.ts';
import { readTheme } from '../websites/read-theme.ts';
import type { PdfLook, PdfPicture } from './pdf-document.ts';

/** Paper is white, whatever the colours of a website are. */
const INK = { ink: '#1a1a1a', muted: '#595959', line: '#d6d6d6' };
/** Largest logo in points, and how many dots a printer puts in a point. */
const LOGO = { width: 180, height: 56, dots: 3 };
const MAX_LOGO_BYTES = 10 * 1024 * 1024;

interface Website {
  readonly id: string;
  readonly settings: Record<string, unknown>;
}

/** The colour of a website's buttons, as far as it can be seen on paper, and its logo, which `findLogo` found. */
export async function websitePdfLook(
  storage: FileStorage,
  { id, settings }: Website,
  logoKey: string | undefined,
): Promise<PdfLook> {
  const { action } = mailLookOf(readTheme(settings['theme']), '').light;
  const isSeen = (contrastOf(action, '#ffffff') ?? 1) >= 3;
  const logo = logoKey === undefined ? undefined : await readLogo(storage, id, logoKey);
  return { ...INK, accent: isSeen ? action : INK.ink, ...(logo && { logo }) };
}

/** The key of the file with a website's logo; undefined without one. */
export async function findLogo(
  tx: WebsiteTransaction,
  { id, settings }: Website,
): Promise<string | undefined> {
  const address = logoAddress(readTheme(settings['theme']), settings);
  const folder = publicAddress(id, '');
  const key = address.slice(folder.length);
  if (!address.startsWith(folder) || !isFileKey(key)) return undefined;
  const file = await findFile(tx, id, key);
  return file?.state === 'stored' && !file.is_private ? key : undefined;
}

/** A logo as a PNG without transparency; undefined for one that cannot be read. */
async function readLogo(
  storage: FileStorage,
  websiteId: string,
  key: string,
): Promise<PdfPicture | undefined> {
  const content = await storage.read({ websiteId, key, isPrivate: false });
  if (!content || content.size > MAX_LOGO_BYTES) {
    content?.stream.destroy();
    return undefined;
  }
  const bytes = await buffer(content.stream);
  return pictureOf(bytes).catch(() => undefined);
}

async function pictureOf(bytes: Buffer): Promise<PdfPicture> {
  const sharp = await loadSharp();
  // A drawing has no pixels of its own; it is read at the density of a printer.
  const { data, info } = await sharp(bytes, { density: 300, limitInputPixels: maxPixels })
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize({ width: LOGO.width * LOGO.dots, height: LOGO.height * LOGO.dots, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), width: info.width / LOGO.dots, height: info.height / LOGO.dots };
}
