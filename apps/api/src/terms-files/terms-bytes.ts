import { buffer } from 'node:stream/consumers';
import { runPdfThread } from '../pdf/run-pdf-thread.ts';
import type { FileStorage } from '../ports/storage/file-storage.ts';
import { type FoundTerms, termsPdf } from './terms-pdf.ts';

interface Drawing {
  readonly storage: FileStorage;
  /** Whose documents wait for each other. */
  readonly line: string;
  readonly now: () => Date;
}

/** Kept terms as a PDF: the file itself, or what is drawn of their lines. Throws if the file is gone. */
export async function termsBytes(found: FoundTerms, { storage, line, now }: Drawing): Promise<Uint8Array> {
  const { website, terms } = found;
  if (terms.file_key === null) return runPdfThread(line, () => termsPdf(storage, found, now()));
  const place = { websiteId: website.id, key: terms.file_key, isPrivate: false };
  const stored = await storage.read(place);
  if (!stored) throw new Error(`the file of the terms is gone: ${terms.file_key}`);
  return buffer(stored.stream);
}
