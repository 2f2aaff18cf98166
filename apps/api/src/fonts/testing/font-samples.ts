import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(new URL('../../../../../libs/ui-kit/package.json', import.meta.url));
const fileOf = (path: string): Buffer => readFileSync(resolve(path));

/** Files of open fonts: of one weight, and of many. */
export const serif = fileOf('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2');
export const figtree = fileOf('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');

/** A file in another format, or with other letters. */
export const madeOf = (
  font: Buffer,
  targetFormat: 'truetype' | 'woff' | 'woff2',
  letters = 'abcdefghijklmnopqrstuvwxyzABCXYZ 0123456789.,',
): Promise<Buffer> => subsetFont(font, letters, { targetFormat });
