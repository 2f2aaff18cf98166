import { servicesContext } from '../services/services-context.ts';
import type { Route } from './+types/robots.ts';

/**
 * Search engines may index everything except the API and the visitor's own pages; those have noindex themselves.
 */
export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = context.get(servicesContext);
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'etalage-store': '1' },
  });
}
