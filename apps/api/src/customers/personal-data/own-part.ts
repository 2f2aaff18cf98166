/** Whose rows are collected, and after which id. */
export interface AskedPart {
  readonly websiteId: string;
  readonly email: string;
  readonly after: string;
  readonly limit: number;
}

/** The rows of a part, and the id of the last of them if there are more. */
export function partOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  limit: number,
): { rows: readonly Row[]; last: string | undefined } {
  const shown = rows.slice(0, limit);
  return { rows: shown, last: rows.length > limit ? shown.at(-1)?.id : undefined };
}
