import { createHash } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../db/new-id.ts';
import { megabytes, uploadRefused } from './upload-refused.ts';

/** A completely received file whose content has not been checked yet. */
export interface ReceivedFile {
  readonly path: string;
  readonly size: number;
  /** SHA-256 of its bytes. */
  readonly hash: string;
}

/** Milliseconds without data after which a sender counts as disconnected. */
const SILENCE_TIMEOUT_MS = 60_000;

/**
 * Writes a stream of at most `most` bytes to a file in `folder`. The received bytes are counted, not the length that the
 * sender announced. A stream that is too long, breaks off or sends nothing for `silenceTimeout` ms leaves no file.
 */
export async function receiveFile(
  stream: Readable,
  folder: string,
  most: number,
  silenceTimeout = SILENCE_TIMEOUT_MS,
): Promise<ReceivedFile> {
  // Without a listener, a stream that breaks off before it is read would end the process.
  stream.on('error', () => {});
  await mkdir(folder, { recursive: true });
  const path = join(folder, newId());
  const hash = createHash('sha256');
  let size = 0;
  const disconnect = new AbortController();
  const timer = setTimeout(() => disconnect.abort(), silenceTimeout);
  // The file exists before anything is written: removing it after a failure must not come before its creation.
  const file = await open(path, 'wx', 0o600);
  try {
    await pipeline(
      stream,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          timer.refresh();
          size += chunk.length;
          if (size > most) throw uploadRefused('files_refused_size', { most: megabytes(most) });
          hash.update(chunk);
          yield chunk;
        }
      },
      file.createWriteStream(),
      { signal: disconnect.signal },
    );
    if (size === 0) throw uploadRefused('files_refused_empty');
    return { path, size, hash: hash.digest('hex') };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
