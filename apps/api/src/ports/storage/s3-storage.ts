import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { FilePlace, FileStorage } from './file-storage.ts';

export interface S3Settings {
  /** Address of the service without a trailing slash; the bucket is the first part of the path. */
  readonly url: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Stores files in a bucket that only this program can read: it serves public files, and private ones only at our signed
 * addresses. Nothing is uploaded directly to the bucket, because every file is checked first.
 */
export function s3Storage({ url, bucket, ...keys }: S3Settings): FileStorage {
  const client = new AwsClient({ ...keys, service: 's3', retries: 3 });
  const addressOf = ({ websiteId, key, isPrivate }: FilePlace) =>
    `${url}/${bucket}/${isPrivate ? 'private' : 'public'}/${websiteId}/${key}`;
  const refused = (what: string, { status }: Response) => new Error(`S3 answered ${status} to ${what}`);
  return {
    isServedFolder: false,
    async put(place, { path, contentType }) {
      const body = await openAsBlob(path);
      const reply = await client.fetch(addressOf(place), {
        method: 'PUT',
        body,
        headers: { 'content-type': contentType },
      });
      if (!reply.ok) throw refused('a put', reply);
      await rm(path, { force: true });
    },
    async read(place) {
      const reply = await client.fetch(addressOf(place));
      if (reply.status === 404) return undefined;
      if (!reply.ok || !reply.body) throw refused('a get', reply);
      const stream = Readable.fromWeb(reply.body);
      return { stream, size: Number(reply.headers.get('content-length')) };
    },
    async remove(place) {
      const reply = await client.fetch(addressOf(place), { method: 'DELETE' });
      if (!reply.ok && reply.status !== 404) throw refused('a delete', reply);
    },
  };
}
