import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { workspaceRoot } from '../../node/use-project-node.mjs';

const pages = join(import.meta.dirname, 'pages');

/** Builds everything that is measured, for production: the three hosts, and the designer's real frame. */
export async function buildPages(outDir: string): Promise<void> {
  const names = ['ours', 'puck', 'floor', 'floor-frame'];
  const shared = { emptyOutDir: true, target: 'es2023' };
  await build({
    root: pages,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      ...shared,
      outDir,
      rolldownOptions: { input: names.map((name) => join(pages, `${name}.html`)) },
    },
  });
  const dashboard = join(workspaceRoot, 'apps/dashboard');
  await build({
    root: dashboard,
    configFile: join(dashboard, 'vite.config.ts'),
    logLevel: 'error',
    base: '/frame/',
    publicDir: false,
    build: {
      ...shared,
      outDir: join(outDir, 'frame'),
      rolldownOptions: { input: join(dashboard, 'designer-frame.html') },
    },
  });
}
