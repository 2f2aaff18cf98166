import { search } from '@etalage/api-contract';
import type { PageServices } from '../services/services-context.ts';

/** Paths worth finding: the root and whatever the site's own search knows, which leaves out what is hidden. */
export async function sitemapPaths(services: PageServices): Promise<{ liveDomain: string; paths: string[] }> {
  const [home, all] = await Promise.all([
    services.resolvePage('/'),
    services.callEndpoint(search, { query: '', filters: '', current_url: '', limit: 3000 }),
  ]);
  const found = all.ok ? all.data.results.map((tile) => tile.url).filter((url) => url.startsWith('/')) : [];
  return { liveDomain: home.ok ? home.data.site.live_domain : '', paths: [...new Set(['/', ...found])] };
}
