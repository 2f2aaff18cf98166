import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const port = Number(process.env['PORT'] ?? 3160);

/** The catalogue of field types: a page to view while a field is developed, also used by its browser tests. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin()],
  build: { outDir: '../build/catalogue', emptyOutDir: true, target: 'es2023' },
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
});
