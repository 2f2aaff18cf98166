import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const port = Number(process.env['PORT'] ?? 3160);

/** The catalogue of field types: a page to look at while a field is made, and what its browser tests look at. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin()],
  build: { outDir: '../build/catalogue', emptyOutDir: true, target: 'es2023' },
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
});
