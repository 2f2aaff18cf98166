import { listAddresses } from '@etalage/api-contract';
import { canonicalUrl } from '../seo/canonical-url.ts';
import { servicesContext } from '../services/services-context.ts';
import type { Route } from './+types/sitemap.ts';

/** The public addresses of a website for search engines. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const reply = await services.callEndpoint(listAddresses, {});
  if (!reply.ok) throw new Response(null, { status: reply.status });
  const { live_domain: liveDomain, paths } = reply.data;
  const urls = paths.map(
    (path) => `<url><loc>${escapeXml(canonicalUrl(liveDomain, services.origin, path))}</loc></url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'etalage-store': '1' },
  });
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
