import { join } from 'node:path';
import { readClientAssets, type ClientAssets } from './read-client-assets.ts';

const memory: { assets?: ClientAssets } = {};

/** The client build that belongs to this server bundle; in development the modules of the dev server. */
export function clientAssets(): ClientAssets {
  memory.assets ??= import.meta.env.DEV
    ? {
        loader: '',
        developmentScripts: [
          '/@vite/client',
          '/@id/__x00__virtual:react-router/inject-hmr-runtime',
          '/src/islands/loader.ts',
        ],
        developmentStyles: ['/@react-router/critical.css?pathname=/any'],
        stylesOf: () => [],
      }
    : readClientAssets(join(import.meta.dirname, '../client'));
  return memory.assets;
}
