import { Zip, ZipDeflate } from 'fflate';

interface InvoiceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Packs documents into one file. Each is packed as it arrives, so that the screen never stands still for all of them, and
 * is kept by the browser outside the memory of the page.
 */
export function invoicePack() {
  const parts: Blob[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    parts.push(new Blob([bytes]));
  });
  return {
    add({ name, bytes }: InvoiceFile): void {
      // PDFs are compressed by themselves; only XML gets smaller.
      const entry = new ZipDeflate(name, { level: name.endsWith('.xml') ? 6 : 0 });
      zip.add(entry);
      entry.push(bytes, true);
    },
    end(): Blob {
      zip.end();
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}
