import type { Generated } from 'kysely';

/** A secret of the server that belongs to a website, made at its first use. */
export interface WebsiteSecretRow {
  website_id: string;
  purpose: 'files';
  secret: string;
}

/** A file of an owner (`member_id`) or of a visitor (`visitor_hash`), from the question where to send it on. */
export interface FileRow {
  website_id: string;
  /** Path within the website's files; made by the server. */
  key: string;
  /**
   * asked: no bytes yet; arrived: being stored; converting: a job makes a JPEG of it; refused: that could not be done;
   * leaving: on its way out of storage.
   */
  state: 'asked' | 'arrived' | 'converting' | 'refused' | 'stored' | 'leaving';
  /** Key of the sentence that says why a file was refused after it had arrived. */
  refusal: string | null;
  /** As the uploader called it. */
  name: string;
  content_type: string;
  is_private: boolean;
  /** Most bytes that may be sent. */
  most: number;
  /** Bytes in storage; 0 until then. */
  size: Generated<number>;
  /** SHA-256 of what was sent, so that sending it again is recognised. */
  source_hash: string | null;
  member_id: string | null;
  visitor_hash: string | null;
  form_id: string | null;
  /** The submission that keeps a visitor's file. */
  claimed_by: string | null;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
}

export interface FileTables {
  website_secrets: WebsiteSecretRow;
  files: FileRow;
}
