// npm run dev: like npm start, but without a build. Storefront and dashboard reload in the browser; a change in the api
// or in library code that it runs restarts the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { useProjectNode, workspaceRoot } from '../node/use-project-node.mjs';

useProjectNode();
const { restartOnChange } = await import('./restart-on-change.ts');
const { runsOnServer, watchedFolders } = await import('./watched-folders.ts');
const { watchNpm } = await import('./watch-npm.ts');

const server = restartOnChange(
  () =>
    spawn(process.execPath, ['tools/demo/serve.ts'], {
      cwd: workspaceRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      // In its own process group: Ctrl-C reaches only this process, which forwards it once.
      detached: true,
      env: { LOG_LEVEL: 'warn', ...process.env, NODE_ENV: 'development' },
    }),
  watchedFolders(workspaceRoot).map((folder) => join(workspaceRoot, folder)),
  runsOnServer,
);
const end = async (signal) => process.exit(await server.end(signal));
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => void end(name));
watchNpm(() => void end('SIGTERM'));
