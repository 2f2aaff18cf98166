import type { FilePlace } from '../ports/storage/file-storage.ts';

/** Where a photo waits as it was sent until its JPEG is made; nobody can ask for it there. */
export function originalPlace({ websiteId, key }: Pick<FilePlace, 'websiteId' | 'key'>): FilePlace {
  return { websiteId, key: `${key}.heic`, isPrivate: true };
}
