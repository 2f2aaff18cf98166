import { route, type RouteConfig } from '@react-router/dev/routes';

// One page module: shop paths are settings of each website, so the server decides what an address shows. The root is
// listed separately because `*` does not match it; as an index route it could not accept forms.
export default [
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('factuur.pdf', 'routes/invoice.ts'),
  route('voorwaarden.pdf', 'routes/terms.ts'),
  route('/', 'routes/page.tsx', { id: 'home' }),
  route('*', 'routes/page.tsx', { id: 'page' }),
] satisfies RouteConfig;
