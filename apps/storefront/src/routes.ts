import { route, type RouteConfig } from '@react-router/dev/routes';

// One page module: shop paths are settings of each website, so the server decides what an address shows. The root is
// named apart because `*` does not match it; as an index route it could not take forms.
export default [
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('/', 'routes/page.tsx', { id: 'home' }),
  route('*', 'routes/page.tsx', { id: 'page' }),
] satisfies RouteConfig;
