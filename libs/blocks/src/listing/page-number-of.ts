/** The number of pages of results in an address, from its query; 1 when it is missing or invalid. */
export function pageNumberOf(query: string): number {
  const page = Number(new URLSearchParams(query).get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 125 ? page : 1;
}
