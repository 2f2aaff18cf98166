import { refusalOf, type fileStreams } from '@etalage/api-contract/client';
import { UploadFailure, uploadFailure, type PutOptions } from './upload-transport.ts';

/** Milliseconds an upload may take: in effect without end, for a large file on a slow line (UPL-31). */
export const uploadTimeout = 99_999_999;

/**
 * Sends a file with PUT, and waits while the server makes something else of it. XMLHttpRequest and not fetch, which
 * cannot say how much was sent.
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

/** Where to ask how a file is of which the server makes something else (202); undefined when it is ready. */
function statusAddressOf({ status, responseText }: XMLHttpRequest): string | undefined {
  if (status !== 202) return undefined;
  return (JSON.parse(responseText) as fileStreams.UploadReply).status_url;
}

/** Asks each second until a file is ready. One that was refused after all rejects with its sentence. */
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

/** A gateway that lost its server is a lost connection too, and so is a server that still works on the first try. */
function refusalIn(status: number, text: string): UploadFailure {
  const isLost = [409, 502, 503, 504].includes(status);
  return uploadFailure(refusalOf(status, bodyOf(text)), isLost);
}

/** What a gateway answers is no JSON. */
function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
