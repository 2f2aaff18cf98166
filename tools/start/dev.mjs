// npm run dev: as npm start, but nothing is built. Storefront and dashboard reload in the browser; a change in the api
// or in the libs it runs starts the server again. Watching everything would also see Vite's own files, and never end.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { useProjectNode, workspaceRoot } from '../node/use-project-node.mjs';

useProjectNode();
const WATCHED = [
  'apps/api/src',
  ...['api-contract', 'shop-domain', 'site-model', 'texts'].map((lib) => `libs/${lib}/src`),
];

const child = spawn(
  process.execPath,
  [
    ...WATCHED.map((folder) => `--watch-path=${folder}`),
    '--watch-preserve-output',
    join('apps/api/src/main.ts'),
  ],
  {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { LOG_LEVEL: 'warn', ...process.env, NODE_ENV: 'development' },
  },
);
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name));
child.on('exit', (code) => process.exit(code ?? 0));
const { watchNpm } = await import('./watch-npm.ts');
watchNpm(() => child.kill('SIGTERM'));
