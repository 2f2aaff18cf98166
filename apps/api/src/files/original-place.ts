import type { FilePlace } from '../ports/storage/file-storage.ts';

/** The place of a HEIC photo until it is converted to JPEG; no address leads to it. */
export function originalPlace({ websiteId, key }: Pick<FilePlace, 'websiteId' | 'key'>): FilePlace {
  return { websiteId, key: `${key}.heic`, isPrivate: true };
}
