import type { WebsiteTransaction } from '../db/with-website.ts';

export interface LibraryFileSeed {
  readonly key: string;
  readonly name: string;
  readonly folder: string;
  readonly alt: string;
  readonly is_decorative: boolean;
  readonly content_type: string;
  readonly size: number;
  /** SHA-256 of its bytes. */
  readonly source_hash: string;
}

/** Adds files that are in storage already to the library of a website, with their folders, as uploads of a member. */
export async function addLibraryFiles(
  tx: WebsiteTransaction,
  websiteId: string,
  memberId: string,
  files: readonly LibraryFileSeed[],
): Promise<void> {
  if (files.length === 0) return;
  const folders = [...new Set(files.map(({ folder }) => folder))].filter((path) => path !== '');
  await tx
    .insertInto('file_folders')
    .values(folders.map((path) => ({ website_id: websiteId, path })))
    .execute();
  await tx
    .insertInto('files')
    .values(
      files.map((file) => ({
        website_id: websiteId,
        state: 'stored' as const,
        is_private: false,
        most: file.size,
        member_id: memberId,
        ...file,
      })),
    )
    .execute();
}
