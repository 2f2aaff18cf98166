/** A product of the search test. */
export interface PlainProduct {
  readonly id: string;
  readonly title: string;
  readonly published: boolean;
  readonly category: string;
  readonly position: number;
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly ranges: Readonly<Record<string, number>>;
}

export interface PlainChoice {
  readonly key: string;
  readonly values?: readonly string[];
  readonly from?: number;
  readonly to?: number;
}

/** The expected result of a search, computed by checking every product. */
export function expectedSearch(
  products: readonly PlainProduct[],
  choices: readonly PlainChoice[],
  isCandidate: (product: PlainProduct) => boolean,
) {
  const base = products.filter((product) => product.published && isCandidate(product));
  const known = choices.filter(({ key, values }) =>
    base.some((product) => (values ? product.lists[key]?.length : key in product.ranges)),
  );
  const meets = (product: PlainProduct, { key, values, from, to }: PlainChoice) => {
    if (values) return values.some((value) => product.lists[key]?.includes(value));
    const number = product.ranges[key];
    return (
      number !== undefined && (from === undefined || number >= from) && (to === undefined || number <= to)
    );
  };
  const meetsAllBut = (product: PlainProduct, but: string) =>
    known.every((choice) => choice.key === but || meets(product, choice));
  const hits = base.filter((product) => meetsAllBut(product, ''));
  const counts: Record<string, number> = {};
  for (const product of base) {
    for (const [key, values] of Object.entries(product.lists)) {
      for (const value of values) {
        counts[`${key}:${value}`] ??= 0;
        if (meetsAllBut(product, key)) counts[`${key}:${value}`]! += 1;
      }
    }
  }
  const ranges = [...new Set(base.flatMap((product) => Object.keys(product.ranges)))].sort();
  return { ids: hits.map((product) => product.id), counts, ranges };
}
