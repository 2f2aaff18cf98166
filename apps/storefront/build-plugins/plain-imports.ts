import type { Plugin } from 'vite';

/**
 * Lets `import()` be `import()`: pages carry their styles already, so the bundler's helper that fetches style sheets
 * before a module is a kilobyte for nothing, and its list of files too.
 */
export function plainImports(): Plugin {
  return {
    name: 'etalage:plain-imports',
    enforce: 'pre',
    load(id) {
      return id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = chunk.code
            .replace(/^const __vite__mapDeps=.*;\n/, '')
            .replaceAll(/,__vite__mapDeps\(\[[\d,]*\]\)/g, '');
        }
      },
    },
  };
}
