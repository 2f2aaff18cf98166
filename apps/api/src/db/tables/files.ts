import type { Generated } from 'kysely';

/** A server secret of a website, created at its first use. */
export interface WebsiteSecretRow {
  website_id: string;
  purpose: 'files';
  secret: string;
}

/** A file of an owner (`member_id`) or of a visitor (`visitor_hash`), from the request for an upload address. */
export interface FileRow {
  website_id: string;
  /** Path within the website's files; made by the server. */
  key: string;
  /**
   * asked: no bytes yet; arrived: being stored; converting: a job converts it to JPEG; refused: the conversion failed;
   * leaving: being removed from storage.
   */
  state: 'asked' | 'arrived' | 'converting' | 'refused' | 'stored' | 'leaving';
  /** Text key of the reason why a file was refused after its upload. */
  refusal: string | null;
  /** The original file name. */
  name: string;
  content_type: string;
  is_private: boolean;
  /** Maximum size of the upload in bytes. */
  most: number;
  /** Bytes in storage; 0 until then. */
  size: Generated<number>;
  /** SHA-256 of the upload, to recognise a repeated upload. */
  source_hash: string | null;
  member_id: string | null;
  visitor_hash: string | null;
  form_id: string | null;
  /** The submission that contains a visitor's file. */
  claimed_by: string | null;
  /** The quote of which offers may name it; such a file is in no library. */
  quote_id: string | null;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
  /** The last time at which the sweep started to convert it. */
  checked_at: Date | null;
  /** Its folder in the library, such as `Producten/Stoelen`; empty outside folders. */
  folder: Generated<string>;
  /** Alternative text of a picture. */
  alt: Generated<string>;
  /** A picture that says nothing to people who cannot see it. */
  is_decorative: Generated<boolean>;
  /** Since when it is in the bin. */
  removed_at: Date | null;
  /** The file that took its place, and when; it is kept for a while, so that it can be put back. */
  replaced_by: string | null;
  replaced_at: Date | null;
  /** The point that stays in view where the picture is cropped, in percent; null for the middle. */
  focus_x: number | null;
  focus_y: number | null;
}

/** A folder of the library, also an empty one. */
export interface FileFolderRow {
  website_id: string;
  path: string;
  created_at: Generated<Date>;
}

/** One place that shows a file; written by triggers. */
export interface FileUsageRow {
  website_id: string;
  key: string;
  place_kind: FilePlaceKind;
  place_id: string;
  /** Whether visitors see the place. */
  is_live: boolean;
}

export type FilePlaceKind =
  | 'page'
  | 'template'
  | 'page_template'
  | 'product'
  | 'category'
  | 'menu'
  | 'redirect'
  | 'page_settings'
  | 'payment_method'
  | 'form'
  | 'setting'
  | 'part'
  | 'shared';

/** What a page says about a picture before it is loaded. */
export interface PictureRow {
  website_id: string;
  /** Its address on the website: `/media/…`. */
  address: string;
  /** Size in pixels, upright. */
  width: number;
  height: number;
  /** A tiny WebP of it in base64; empty for a picture that may be transparent. */
  placeholder: string;
}

export interface FileTables {
  website_secrets: WebsiteSecretRow;
  files: FileRow;
  file_folders: FileFolderRow;
  file_usages: FileUsageRow;
  pictures: PictureRow;
}
