import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const HELPER_NAME = 'plain-import';

/**
 * Keeps `import()` a plain `import()`: pages already contain their styles, so the bundler's helper that fetches style
 * sheets before a module, with its list of files, would be a needless kilobyte. The rest of it is put in a separate
 * file, because nothing may import the loader, and inlined in the loader itself, which must not wait for another file.
 */
export function plainImports(): Plugin {
  return {
    name: 'etalage:plain-imports',
    enforce: 'pre',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: { codeSplitting: { groups: [{ name: HELPER_NAME, test: /vite\/preload-helper/ }] } },
            },
          },
        },
      },
    }),
    load(id) {
      return id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = chunk.code
            .replace(/^const __vite__mapDeps=.*;\n/, '')
            .replaceAll(/,__vite__mapDeps\(\[[\d,]*\]\)/g, '');
          if (chunk.name === 'loader')
            chunk.code = chunk.code.replace(importOfHelper, 'const $1=load=>load();');
        }
      },
    },
  };
}

const importOfHelper = new RegExp(`import\\{\\w+ as (\\w+)\\}from["']\\./${HELPER_NAME}[^"']*["'];`);
