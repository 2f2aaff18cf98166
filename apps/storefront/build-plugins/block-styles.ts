import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const libs = resolve(import.meta.dirname, '../../../libs');
const PREFIX = 'virtual:block-styles/';
const uiKit = resolve(libs, 'ui-kit/src');
const base = resolve(uiKit, 'index.ts');

/** The render file of every block by the name of its folder; `base`, all of ui-kit, is loaded on every page. */
function styleRoots(): Map<string, string> {
  const renders = globSync(`${libs}/blocks/src/{sections,content}/*/*.render.tsx`).sort();
  return new Map([
    ['base', base],
    ['cookie-consent', resolve(libs, 'blocks/src/consent/cookie-consent.tsx')],
    ['withdrawal', resolve(libs, 'blocks/src/shop/withdrawal/withdrawal-page.tsx')],
    ['accessibility', resolve(libs, 'blocks/src/shop/accessibility/accessibility-page.tsx')],
    ['duty-links', resolve(libs, 'blocks/src/shop/duty-links/duty-links.tsx')],
    ...renders.map((file): [string, string] => [basename(dirname(file)), file]),
  ]);
}

/** Build inputs: one style sheet per block, so that a page loads only the styles of its own blocks. */
export function blockStyleEntries(): string[] {
  return [...styleRoots().keys()].map((name) => PREFIX + name);
}

/** Resolves `virtual:block-styles/<folder>` to the style files that a block's render file reaches through its imports. */
export function blockStyles(): Plugin {
  return {
    name: 'etalage:block-styles',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const root = styleRoots().get(id.slice(PREFIX.length + 1));
      if (!root) return 'export {};';
      const resolveImport = async (specifier: string, importer: string) =>
        (await this.resolve(specifier, importer, { skipSelf: true }))?.id.split('?')[0];
      const files = await reachableStyles(root, resolveImport);
      return files.map((file) => `import ${JSON.stringify(file)};`).join('\n');
    },
  };
}

type ResolveImport = (specifier: string, importer: string) => Promise<string | undefined>;

/** Style files reachable from a file through imports, in import order; never leaves the workspace's libs. */
async function reachableStyles(root: string, resolveImport: ResolveImport): Promise<string[]> {
  const seen = new Set<string>();
  const styles: string[] = [];
  async function visit(file: string): Promise<void> {
    // The index of ui-kit imports all of its styles at once; they are small and part of `base`.
    if (seen.has(file) || !file.startsWith(libs) || (root !== base && file.startsWith(uiKit))) return;
    seen.add(file);
    if (file.endsWith('.css.ts')) {
      styles.push(file);
      return;
    }
    for (const specifier of importedFrom(readFileSync(file, 'utf8'))) {
      const target = await resolveImport(specifier, file);
      if (target) await visit(target);
    }
  }
  if (root === base) await visit(resolve(uiKit, 'theme/base.css.ts'));
  await visit(root);
  return styles;
}

/** Static imports and re-exports of relative and workspace modules; type imports bring no styles. */
function importedFrom(code: string): string[] {
  const found = code.matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s+)?['"]((?:\.|@etalage\/)[^'"]+)['"]/gm,
  );
  return [...found].map((match) => match[1] as string);
}
