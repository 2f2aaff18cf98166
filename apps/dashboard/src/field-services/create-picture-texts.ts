import { MAX_DESCRIBED } from '@etalage/api-contract';
import type { PictureTexts } from '@etalage/form-engine/editor';
import type { QueryClient } from '@tanstack/react-query';
import {
  addressOfFile,
  alternativeTextsQuery,
  keyOfAddress,
  postDescribeFile,
  renewFiles,
} from '../queries/library-queries.ts';

/** What the library of one website says about pictures. */
export function createPictureTexts(queryClient: QueryClient, websiteId: string): PictureTexts {
  return {
    async of(addresses) {
      const own = addresses.filter((address) => address.includes('assets/'));
      const keys = [...new Set(own.map(keyOfAddress))].sort().slice(0, MAX_DESCRIBED);
      if (keys.length === 0) return new Map();
      const { texts } = await queryClient.fetchQuery(alternativeTextsQuery(websiteId, keys));
      return new Map(texts.map(({ key, alt }) => [addressOfFile(websiteId, key), alt]));
    },
    async store(address, text) {
      await postDescribeFile(websiteId, keyOfAddress(address), text);
      await renewFiles(queryClient, websiteId);
    },
  };
}
