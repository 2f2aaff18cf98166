export interface NameParts {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Ten characters of a-z and 0-9; see `randomPart`. */
  readonly random: string;
  /** End of the name without a dot, lower case; `jpg` becomes `jpeg` (UPL-11). */
  readonly extension: string;
}

/** What a stored name has before the original one. */
const STAMP = /^\d{13}-[a-z0-9]{10}-/;

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Ten random characters of a-z and 0-9, over 51 bits: two files of the same millisecond get different names (UPL-47).
 */
export function randomPart(): string {
  let text = '';
  while (text.length < 10) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      // With the last 4 of 256 values, the first letters would occur more often.
      if (byte < 252 && text.length < 10) text += ALPHABET[byte % 36];
    }
  }
  return text;
}

/**
 * The name under which a file is stored: `{epoch milliseconds}-{10 of a-z0-9}-{slug of the original name}.{ext}`
 * (UPL-14, UPL-15). A stamp that an earlier call put before the name is replaced.
 */
export function newFileName(original: string, { now, random, extension }: NameParts): string {
  const own = withoutStamp(original);
  const end = own.lastIndexOf('.');
  const slug = slugOf(end > 0 ? own.slice(0, end) : own);
  return `${now}-${random}-${slug}.${extension === 'jpg' ? 'jpeg' : extension}`;
}

/**
 * The name of a stored file as people know it: the last part of its path or address, without time and random part. What
 * `newFileName` changes in the original name itself, such as capitals and spaces, is not in the path.
 */
export function fileNameOf(path: string): string {
  const [clean = ''] = path.split('?', 1);
  return withoutStamp(clean.slice(clean.lastIndexOf('/') + 1));
}

/** A name without the time and random part that `newFileName` puts before it. */
export function withoutStamp(name: string): string {
  return name.replace(STAMP, '');
}

/** The part of the original name that is valid in any address: lower case letters, digits and dashes, at most 60. */
function slugOf(name: string): string {
  const slug = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return slug || 'bestand';
}
