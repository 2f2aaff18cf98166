import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // Public pages have no client router, so there are no routes to discover.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
