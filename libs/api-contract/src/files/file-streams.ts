import type { Stream } from '../endpoint/call.ts';

/** An upload as it is answered: nothing when the file is ready (204), else where to ask how it is (202). */
export interface UploadReply {
  readonly status_url: string;
}

/** How a file is of which the server makes something else; one that is refused after all is answered as a refusal. */
export interface UploadState {
  readonly state: 'stored' | 'converting';
}

/**
 * Where files are sent and read, at `<path>/<website>/<key>`. Addresses are signed: whoever holds one needs no session,
 * and its query says what it is good for. Only the public files of `showFile` need no signature. Free of schemas, because
 * visitors send files too.
 */
export const fileStreams = {
  /** Sends the bytes of one file. */
  sendFile: stream<Blob, UploadReply | undefined>('PUT', '/media'),
  /** Asks how a sent file is, by the signature it was sent with. */
  getUpload: stream<undefined, UploadState>('GET', '/api/uploads'),
  /** Downloads a private file. */
  readFile: stream<undefined, Blob>('GET', '/api/files'),
  /** Shows a public file. */
  showFile: stream<undefined, Blob>('GET', '/media'),
} as const;

function stream<Request, Reply>(method: Stream['method'], path: string): Stream<Request, Reply> {
  return { transport: 'stream', method, path } as Stream<Request, Reply>;
}

/** Address of one file, without its query. */
export function streamAddress({ path }: Stream, websiteId: string, key: string): string {
  return `${path}/${websiteId}/${key}`;
}
