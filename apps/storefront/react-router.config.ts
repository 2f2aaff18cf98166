import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // No client router on public pages: nothing to discover.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
