/** How many pages of results an address asks for, from its search part; 1 when it says nothing usable. */
export function pageNumberOf(query: string): number {
  const page = Number(new URLSearchParams(query).get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 125 ? page : 1;
}
