import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../db/new-id.ts';
import { megabytes, uploadRefused } from './upload-refused.ts';

/** A file that has arrived whole, before anything is known about what is in it. */
export interface ReceivedFile {
  readonly path: string;
  readonly size: number;
  /** SHA-256 of its bytes. */
  readonly hash: string;
}

/** A sender from whom nothing has come for this long, in milliseconds, is gone. */
const SILENCE = 60_000;

/**
 * Takes in a stream of at most `most` bytes. Bytes are counted as they come, whatever the sender said; a stream that is
 * too long, breaks off or falls silent leaves nothing behind.
 */
export async function receiveFile(
  stream: Readable,
  folder: string,
  most: number,
  silence = SILENCE,
): Promise<ReceivedFile> {
  // One that breaks off before it is read would otherwise end the process.
  stream.on('error', () => {});
  await mkdir(folder, { recursive: true });
  const path = join(folder, newId());
  const hash = createHash('sha256');
  let size = 0;
  const gone = new AbortController();
  const timer = setTimeout(() => gone.abort(), silence);
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
      createWriteStream(path, { mode: 0o600 }),
      { signal: gone.signal },
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
