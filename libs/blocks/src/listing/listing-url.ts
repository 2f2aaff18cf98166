/** The query of a listing in its address. */
export interface ListingQuery {
  query: string;
  /** Filter text, see SRCH-14. */
  filters: string;
  /** Number of pages of results shown, from 1. */
  page: number;
}

/**
 * The address of a listing; a filter text stays readable, only characters that an address cannot contain are encoded.
 */
export function listingUrl(path: string, { query, filters, page }: ListingQuery): string {
  const parts = [
    query === '' ? '' : `query=${encodeURIComponent(query)}`,
    filters === '' ? '' : `filters=${readable(filters)}`,
    page > 1 ? `page=${page}` : '',
  ].filter(Boolean);
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}

function readable(filters: string): string {
  return encodeURIComponent(filters).replace(/%3A/g, ':').replace(/%2C/g, ',').replace(/%7C/g, '|');
}
