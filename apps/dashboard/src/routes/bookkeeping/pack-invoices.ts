import { type Zippable, zipSync } from 'fflate';

export interface InvoiceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Documents in one file. PDFs are compressed by themselves; only XML gets smaller. */
export function packInvoices(files: readonly InvoiceFile[]): Blob {
  const entries: Zippable = {};
  for (const { name, bytes } of files) entries[name] = [bytes, { level: name.endsWith('.xml') ? 6 : 0 }];
  return new Blob([zipSync(entries)], { type: 'application/zip' });
}
