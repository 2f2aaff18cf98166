import { fileStreams } from '@etalage/api-contract';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { fileSecret } from './file-secret.ts';
import { addressLife, signedQuery } from './upload-signature.ts';

/** Where a stored file can be read: a public one for good, a private one for ten minutes by a signed address. */
export async function fileAddress(
  tx: WebsiteTransaction,
  websiteId: string,
  { key, is_private: isPrivate }: { key: string; is_private: boolean },
  now: Date,
): Promise<string> {
  if (!isPrivate) return fileStreams.streamAddress(fileStreams.showFile, websiteId, key);
  const until = now.getTime() + addressLife.get;
  const address = { use: 'get', websiteId, key, contentType: '', most: 0, until } as const;
  const query = signedQuery(address, await fileSecret(tx, websiteId));
  return `${fileStreams.streamAddress(fileStreams.readFile, websiteId, key)}?${query}`;
}
