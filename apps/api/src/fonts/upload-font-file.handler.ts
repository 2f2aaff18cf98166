import { createHash } from 'node:crypto';
import { MAX_FONT_BYTES, type uploadFontFile } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { fontAddress, storeFontFile } from './font-file.repository.ts';
import { fontRoles } from './font-roles.ts';
import { runFontThread } from './run-font-thread.ts';

/** Checks and prepares a file of a font. */
export const uploadFontFileHandler: Handler<typeof uploadFontFile> = async (input, context) => {
  requireRole(context, fontRoles);
  const { websiteId } = context;
  const file = Buffer.from(input.file, 'base64');
  if (file.length > MAX_FONT_BYTES) throw refused('fonts_too_large');
  const font = await runFontThread(file);
  if ('refused' in font) throw refused(font.refused);
  const hash = createHash('sha256').update(font.bytes).digest('hex');
  await context.write((tx) => storeFontFile(tx, websiteId, hash, font));
  const { family, bytes } = font;
  return { hash, address: fontAddress(websiteId, hash), family, bytes: bytes.length };
};

const refused = (key: string) => new ApiError('validation_failed', { file: [{ key }] });
