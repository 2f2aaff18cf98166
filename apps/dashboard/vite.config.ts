import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The dashboard is a plain client-rendered app on a host of its own; the api serves what is built here. The designer's
 * canvas is a page of its own, because it runs in a sandboxed frame: its origin is opaque, so its files need CORS.
 */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  server: { cors: { origin: '*' } },
  build: {
    outDir: 'build',
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: { input: ['index.html', 'designer-frame.html'] },
  },
});
