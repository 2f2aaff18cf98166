import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { reloadPages } from './build-plugins/reload-pages.ts';
import { plainImports } from './build-plugins/plain-imports.ts';
import { blockStyleEntries, blockStyles } from './build-plugins/block-styles.ts';

export default defineConfig(() => ({
  plugins: [vanillaExtractPlugin(), blockStyles(), plainImports(), reloadPages(), reactRouter()],
  // The loader loads what pages need; the bundler preloads nothing.
  build: { manifest: true, modulePreload: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: { input: ['./src/islands/loader.ts', ...blockStyleEntries()] },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
}));
