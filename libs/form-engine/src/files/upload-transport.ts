import type { Call, deleteFile, getFile, PayloadOf, ResponseOf, signedUrl } from '@etalage/api-contract';
import { failureCode, failureMessages, type CallFailure } from '@etalage/api-contract/client';
import type { Uploader } from './file-kinds.ts';

/** A file call or a PUT that did not work out. */
export class UploadFailure extends Error {
  /** In words for the user; empty when there are none. */
  readonly messages: readonly string[];
  /** The server could not be reached: it is tried again without being asked. */
  readonly isLost: boolean;
  /** This file is never taken: trying again cannot help. */
  readonly isFinal: boolean;

  constructor(messages: readonly string[], { isLost = false, isFinal = false } = {}) {
    super(messages.join(' ') || 'an upload failed');
    this.messages = messages;
    this.isLost = isLost;
    this.isFinal = isFinal;
  }
}

/** What a failed call means for an upload; of the codes of a refusal, one says that the file itself is not good. */
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

/** A file call; `path` replaces its own, where a field names one (UPL-25). */
type FileCall<E extends Call> = (request: PayloadOf<E>, path?: string) => Promise<ResponseOf<E>>;

/** How an app reaches its files. It shows and stores nothing itself; failures are `UploadFailure`. */
export interface UploadTransport {
  readonly uploader: Uploader;
  /** Address below which the website's files are served, without a slash at its end (UPL-45). */
  readonly cdn: string;
  /** Asks where to send a file. */
  readonly signedUrl: FileCall<typeof signedUrl>;
  /** Asks where a stored file can be read. */
  readonly getFile: FileCall<typeof getFile>;
  /** Removes a stored file everywhere. */
  readonly deleteFile: FileCall<typeof deleteFile>;
  /** Sends the bytes of one file. */
  put(url: string, body: Blob, options: PutOptions): Promise<void>;
  /** Shows a message that belongs to no field any more (UPL-09). */
  notify(text: string): void;
  /** Asked once by the uploads of a field; what it answers is told whether any of them goes on by itself. */
  watch?(): (isBusy: boolean) => void;
}

/** Address of a stored file: paths below the CDN get its address, addresses stay as they are (UPL-45). */
export function fileAddress(path: string, cdn: string): string {
  return path.startsWith('assets/') ? `${cdn}/${path}` : path;
}

/** Path of a stored file as the file calls want it: relative to the CDN, beginning with `assets/` (API-33). The rest stays as it is. */
export function filePathOf(address: string, cdn: string): string {
  return address.startsWith(`${cdn}/assets/`) ? address.slice(cdn.length + 1) : address;
}
