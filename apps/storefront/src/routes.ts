import { route, type RouteConfig } from '@react-router/dev/routes';

// One page route: shop paths are settings of each website, so the server decides what an address shows.
export default [
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('*', 'routes/page.tsx'),
] satisfies RouteConfig;
