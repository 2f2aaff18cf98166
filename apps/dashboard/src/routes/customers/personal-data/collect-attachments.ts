import type { PersonalData } from './collect-data.ts';

/** Bytes of files by their name in the ZIP. */
export type Attachments = Readonly<Record<string, Uint8Array>>;

/**
 * Fetches what a person sent with forms, one file after the other; one that is gone meanwhile is left out. Names are
 * numbered, because two files may have the same one.
 */
export async function collectAttachments(
  { submissions }: Pick<PersonalData, 'submissions'>,
  fetchFile: (path: string) => Promise<Uint8Array | undefined>,
): Promise<Attachments> {
  const found: Record<string, Uint8Array> = {};
  let number = 0;
  for (const { path, name } of submissions.flatMap(({ attachments }) => attachments)) {
    number += 1;
    const bytes = await fetchFile(path);
    if (bytes) found[`bijlagen/${String(number)}-${safeName(name)}`] = bytes;
  }
  return found;
}

/** A name that is no path, on any system. */
const safeName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N} ._()-]/gu, '_')
    .replace(/^\.+/, '')
    .slice(-100) || 'bestand';
