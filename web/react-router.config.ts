import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'dist/site',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
