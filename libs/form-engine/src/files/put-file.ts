import { UploadFailure, type PutOptions } from './upload-transport.ts';

/** Milliseconds an upload may take: in effect without end, for a large file on a slow line (UPL-31). */
export const uploadTimeout = 99_999_999;

/** Sends a file with PUT. XMLHttpRequest and not fetch, which cannot say how much was sent. */
export async function putFile(
  url: string,
  body: Blob,
  { contentType, onProgress, signal }: PutOptions,
): Promise<void> {
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  try {
    await new Promise<void>((resolve, reject) => {
      request.open('PUT', url);
      request.timeout = uploadTimeout;
      request.setRequestHeader('content-type', contentType);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => (request.status < 300 ? resolve() : reject(failureOf(request)));
      request.onerror = request.ontimeout = () => reject(new UploadFailure([], true));
      request.onabort = () => reject(new DOMException('the upload was cancelled', 'AbortError'));
      signal.addEventListener('abort', stop);
      if (signal.aborted) stop();
      request.send(body);
    });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** A gateway that lost its server is a lost connection too, and so is a server that still works on the first try. */
function failureOf({ status, responseText }: XMLHttpRequest): UploadFailure {
  const isLost = [409, 502, 503, 504].includes(status);
  return new UploadFailure(messagesOf(responseText), isLost);
}

function messagesOf(text: string): string[] {
  try {
    const { errors } = JSON.parse(text) as { errors?: Record<string, string[]> };
    return Object.values(errors ?? {}).flat();
  } catch {
    return [];
  }
}
