import type { ProductContent } from '../../../queries/product-queries.ts';

export type ContentKey = keyof ProductContent;

/** What two people made of a product that both opened, by the parts of its content. */
export interface MergedContent {
  /** What I changed, and what they made otherwise or left as it was. */
  readonly mine: readonly ContentKey[];
  /** What only they changed. */
  readonly theirs: readonly ContentKey[];
  /** What both changed in another way; my version is kept. */
  readonly clashes: readonly ContentKey[];
}

/** Parts that only make sense together: variants name the choices of options. */
const TOGETHER: readonly ContentKey[] = ['options', 'variant_options', 'variants'];

/** The parts, with those that belong to one of them. */
export function withTogether(keys: readonly ContentKey[]): ContentKey[] {
  return keys.some((key) => TOGETHER.includes(key)) ? [...new Set([...keys, ...TOGETHER])] : [...keys];
}

/** Whose change each part is, so that neither loses one. */
export function mergeContent(
  base: ProductContent,
  mine: ProductContent,
  theirs: ProductContent,
): MergedContent {
  const keys = Object.keys(base) as ContentKey[];
  const differ = (one: ProductContent, other: ProductContent) =>
    withTogether(keys.filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key])));
  const changedByMe = differ(base, mine);
  const changedByThem = differ(base, theirs);
  const ours = differ(mine, theirs);
  return {
    mine: changedByMe.filter((key) => ours.includes(key)),
    theirs: changedByThem.filter((key) => !changedByMe.includes(key)),
    clashes: changedByThem.filter((key) => changedByMe.includes(key) && ours.includes(key)),
  };
}
