import type { Generated } from 'kysely';

/** The file of the library that an address became. */
export interface FetchedPictureRow {
  website_id: string;
  /** The address as the import gave it. */
  source: string;
  /** Its address on the website: `/media/…`. */
  file: string;
  fetched_at: Generated<Date>;
}

/** A picture of a product, or of its variant, that an import named. */
export interface ImportPictureRow {
  website_id: string;
  import_id: string;
  product_id: string;
  /** '' for the product itself. */
  variant_id: Generated<string>;
  /** Among the pictures that the import named for it. */
  place: number;
  source: string;
  state: 'waiting' | 'done' | 'failed';
  /** Text key of the last failure. */
  message_key: Generated<string>;
  /** Who imports. */
  member_id: string;
  member_name: string;
  /** Attempts so far. */
  tries: Generated<number>;
  /** Before this it waits, or somebody is fetching it. */
  next_try_at: Date;
}

export interface PictureImportTables {
  fetched_pictures: FetchedPictureRow;
  import_pictures: ImportPictureRow;
}
