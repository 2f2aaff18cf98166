import { fileStreams } from '@etalage/api-contract';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { publicAddress } from './picture.repository.ts';
import { fileSecret } from './file-secret.ts';
import { ADDRESS_LIFETIMES, signedQuery } from './upload-signature.ts';

/** The address of a stored file: permanent for a public file, signed and valid for ten minutes for a private file. */
export async function fileAddress(
  tx: WebsiteTransaction,
  websiteId: string,
  { key, is_private: isPrivate }: { key: string; is_private: boolean },
  now: Date,
): Promise<string> {
  if (!isPrivate) return publicAddress(websiteId, key);
  const until = now.getTime() + ADDRESS_LIFETIMES.get;
  const address = { use: 'get', websiteId, key, contentType: '', most: 0, until } as const;
  const query = signedQuery(address, await fileSecret(tx, websiteId));
  return `${fileStreams.streamAddress(fileStreams.readFile, websiteId, key)}?${query}`;
}
