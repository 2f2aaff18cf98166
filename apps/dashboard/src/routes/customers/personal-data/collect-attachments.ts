import type { PersonalData } from './collect-data.ts';

/** Bytes of files by their name in the ZIP. */
export type Attachments = Readonly<Record<string, Uint8Array>>;

/** How files are fetched; each gives undefined for one that is gone. */
export interface FetchFiles {
  /** What was sent with a form, by its path. */
  readonly ofForm: (path: string) => Promise<Uint8Array | undefined>;
  /** What went with the offers of a quote, by its number and the key of the file. */
  readonly ofQuote: (number: string, key: string) => Promise<Uint8Array | undefined>;
}

interface Asked {
  readonly name: string;
  readonly fetchBytes: () => Promise<Uint8Array | undefined>;
}

/**
 * Fetches what a person sent with forms and what they got with offers, one file after the other; one that is gone meanwhile
 * is left out. Names are numbered, because two files may have the same one.
 */
export async function collectAttachments(
  data: Pick<PersonalData, 'submissions' | 'purchases'>,
  fetchFiles: FetchFiles,
): Promise<Attachments> {
  const found: Record<string, Uint8Array> = {};
  let number = 0;
  for (const { name, fetchBytes } of filesOf(data, fetchFiles)) {
    number += 1;
    const bytes = await fetchBytes();
    if (bytes) found[`bijlagen/${String(number)}-${safeName(name)}`] = bytes;
  }
  return found;
}

function filesOf(
  { submissions, purchases }: Pick<PersonalData, 'submissions' | 'purchases'>,
  { ofForm, ofQuote }: FetchFiles,
): Asked[] {
  const sent = submissions
    .flatMap(({ attachments }) => attachments)
    .map(({ path, name }) => ({ name, fetchBytes: () => ofForm(path) }));
  const got = purchases.flatMap(({ number, attachments }) =>
    attachments.map(({ key, name }) => ({ name, fetchBytes: () => ofQuote(number, key) })),
  );
  return [...sent, ...got];
}

/** A name that is no path, on any system. */
const safeName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N} ._()-]/gu, '_')
    .replace(/^\.+/, '')
    .slice(-100) || 'bestand';
