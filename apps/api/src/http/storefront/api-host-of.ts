/** The query parameter that names the host of another API (API-06). */
const PARAMETER = 'api_host';

/**
 * Scheme and host of the API that an address names, if the administrator allowed it; else empty, so that an address that
 * somebody sends to a visitor never decides where that visitor's data goes.
 */
export function apiHostOf(url: URL, allowed: readonly string[] = []): string {
  const named = url.searchParams.get(PARAMETER) ?? '';
  return allowed.find((one) => one === named || new URL(one).host === named) ?? '';
}
