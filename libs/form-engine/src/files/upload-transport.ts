import type { Call, deleteFile, getFile, PayloadOf, ResponseOf, signedUrl } from '@etalage/api-contract';
import { failureCode, failureMessages, type CallFailure } from '@etalage/api-contract/client';
import type { Uploader } from './file-kinds.ts';

/** A file call or a PUT that failed. */
export class UploadFailure extends Error {
  /** Messages for the user; may be empty. */
  readonly messages: readonly string[];
  /** The server could not be reached; the upload is retried automatically. */
  readonly isLost: boolean;
  /** This file is always refused; a retry cannot help. */
  readonly isFinal: boolean;

  constructor(messages: readonly string[], { isLost = false, isFinal = false } = {}) {
    super(messages.join(' ') || 'an upload failed');
    this.messages = messages;
    this.isLost = isLost;
    this.isFinal = isFinal;
  }
}

/** What a failed call means for an upload; the code `upload_refused` means that the file itself is not accepted. */
export function uploadFailure(failure: CallFailure, isLost = failure.unreachable === true): UploadFailure {
  const messages = Object.values(failureMessages(failure)).flat();
  return new UploadFailure(messages, { isLost, isFinal: failureCode(failure) === 'upload_refused' });
}

export interface PutOptions {
  readonly contentType: string;
  /** Called with the part that was sent, from 0 to 1. */
  readonly onProgress: (progress: number) => void;
  readonly signal: AbortSignal;
}

/** A file call; `path` replaces its own path, for a field that names one (UPL-25). */
type FileCall<E extends Call> = (request: PayloadOf<E>, path?: string) => Promise<ResponseOf<E>>;

/** How an app accesses its files. It shows and stores nothing itself; it rejects with `UploadFailure`. */
export interface UploadTransport {
  readonly uploader: Uploader;
  /** Address below which the website's files are served, without a slash at its end (UPL-45). */
  readonly cdn: string;
  /** Requests the address to which a file is sent; `name` is that of the chosen file, of which the path has a part. */
  readonly signedUrl: (
    request: PayloadOf<typeof signedUrl>,
    path: string | undefined,
    name: string,
  ) => Promise<ResponseOf<typeof signedUrl>>;
  /** Requests the address at which a stored file can be read. */
  readonly getFile: FileCall<typeof getFile>;
  /** Removes a stored file everywhere. */
  readonly deleteFile: FileCall<typeof deleteFile>;
  /** Sends the bytes of one file. */
  put(url: string, body: Blob, options: PutOptions): Promise<void>;
  /** Shows a message that belongs to no field (UPL-09). */
  notify(text: string): void;
  /** Called by a field after each file that was stored (`file_uploaded`, UPL-46). */
  onUploaded?(): void;
  /**
   * Called once by the uploads of a field; the returned function is notified whether any of them continues
   * automatically.
   */
  watch?(): (isBusy: boolean) => void;
}

/** Address of a stored file: paths below the CDN get its address, addresses stay as they are (UPL-45). */
export function fileAddress(path: string, cdn: string): string {
  return path.startsWith('assets/') ? `${cdn}/${path}` : path;
}

/**
 * Path of a stored file for the file calls: relative to the CDN, beginning with `assets/` (API-33); others are
 * unchanged.
 */
export function filePathOf(address: string, cdn: string): string {
  return address.startsWith(`${cdn}/assets/`) ? address.slice(cdn.length + 1) : address;
}
