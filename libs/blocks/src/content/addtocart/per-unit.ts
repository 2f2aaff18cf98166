import { unitRatio } from '@etalage/shop-domain';
import type { Product } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';
import { unitWords } from '../../tile/unit-words.ts';

/** By what the price of one piece is multiplied and divided, and the words behind that; a row, because browsers load it. */
export type PerUnit = readonly [times: number, over: number, words: string];

/** What the panel needs for its price per kilogram or litre; nothing without a content. */
export function perUnit({ content }: Product, t: Translate): { per?: PerUnit } {
  return content ? { per: [...unitRatio(content), ` ${unitWords(content, t)}`] } : {};
}
