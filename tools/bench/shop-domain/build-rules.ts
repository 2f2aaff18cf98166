import { join } from 'node:path';
import { build } from 'vite';
import { workspaceRoot } from '../../node/use-project-node.mjs';

const rules = join(workspaceRoot, 'libs/shop-domain/src/index.ts');

/** The rules of prices and totals as a browser gets them: one minified module without anything else. */
export async function buildRules(): Promise<string> {
  const entry = 'virtual:rules';
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'rules',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry ? `export { priceWithOptions, cartTotals } from ${JSON.stringify(rules)};` : undefined,
      },
    ],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}
