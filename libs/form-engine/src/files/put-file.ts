import { refusalOf, type fileStreams } from '@etalage/api-contract/client';
import { UploadFailure, uploadFailure, type PutOptions } from './upload-transport.ts';

/** Timeout of an upload in ms: in effect without limit, for a large file on a slow connection (UPL-31). */
export const uploadTimeout = 99_999_999;

/**
 * Sends a file with PUT, and waits while the server converts it. It uses XMLHttpRequest, because fetch
 * does not report how much was sent.
 */
export async function putFile(
  url: string,
  body: Blob,
  { contentType, onProgress, signal }: PutOptions,
): Promise<void> {
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  try {
    const status = await new Promise<string | undefined>((resolve, reject) => {
      request.open('PUT', url);
      request.timeout = uploadTimeout;
      request.setRequestHeader('content-type', contentType);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () =>
        request.status < 300
          ? resolve(statusAddressOf(request))
          : reject(refusalIn(request.status, request.responseText));
      request.onerror = request.ontimeout = () => reject(new UploadFailure([], { isLost: true }));
      request.onabort = () => reject(new DOMException('the upload was cancelled', 'AbortError'));
      signal.addEventListener('abort', stop);
      if (signal.aborted) stop();
      request.send(body);
    });
    if (status !== undefined) {
      onProgress(1);
      await untilReady(status, signal);
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** The address that reports whether the server has converted a file (202); undefined if it is ready. */
function statusAddressOf({ status, responseText }: XMLHttpRequest): string | undefined {
  if (status !== 202) return undefined;
  return (JSON.parse(responseText) as fileStreams.UploadReply).status_url;
}

/** Polls every second until a file is ready. Rejects with the message of a file that was refused. */
async function untilReady(address: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    await pause(signal);
    const reply = await fetch(address, { signal }).catch(() => {
      signal.throwIfAborted();
      throw new UploadFailure([], { isLost: true });
    });
    const text = await reply.text();
    if (!reply.ok) throw refusalIn(reply.status, text);
    if ((JSON.parse(text) as fileStreams.UploadState).state === 'stored') return;
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, 1000);
    signal.addEventListener('abort', done, { once: true });
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    }
  });
}

/**
 * A gateway without its server counts as a lost connection, and so does a server that still handles the first attempt.
 */
function refusalIn(status: number, text: string): UploadFailure {
  const isLost = [409, 502, 503, 504].includes(status);
  return uploadFailure(refusalOf(status, bodyOf(text)), isLost);
}

/** The response of a gateway is not JSON. */
function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
