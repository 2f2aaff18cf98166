import type { Stream } from '../endpoint/call.ts';

// Where files are sent and read, at `<path>/<website>/<key>`. Addresses are signed: a caller that has one needs no session, and
// its query says what it is good for. Free of schemas, because visitors send files too.

/** An upload as it is answered: nothing when the file is ready (204), else where to ask how it is (202). */
export interface UploadReply {
  readonly status_url: string;
}

/** How a file is of which the server makes something else; one that is refused after all is answered as a refusal. */
export interface UploadState {
  readonly state: 'stored' | 'converting';
}

/** Sends the bytes of one file. */
export const sendFile = { transport: 'stream', method: 'PUT', path: '/media' } as Stream<
  Blob,
  UploadReply | undefined
>;

/** Asks how a sent file is, by the signature it was sent with. */
export const getUpload = { transport: 'stream', method: 'GET', path: '/api/uploads' } as Stream<
  undefined,
  UploadState
>;

/** Downloads a private file. */
export const readFile = { transport: 'stream', method: 'GET', path: '/api/files' } as Stream<undefined, Blob>;

/** Shows a public file; no signature is required. */
export const showFile = { transport: 'stream', method: 'GET', path: '/media' } as Stream<undefined, Blob>;

/** Address of one file, without its query. */
export function streamAddress({ path }: Stream, websiteId: string, key: string): string {
  return `${path}/${websiteId}/${key}`;
}
