import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

// Runs after the build: compresses every text file to a file beside it, so that the server never compresses one itself.
const assets = resolve(import.meta.dirname, '../build/client/assets');
for (const file of globSync(`${assets}/*.{js,css,svg,json}`)) {
  const source = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }));
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
}
