import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The dashboard is a plain client-rendered app on a host of its own; the api serves what is built here. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  build: { outDir: 'build', emptyOutDir: true, target: 'es2023' },
});
