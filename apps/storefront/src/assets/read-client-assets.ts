import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingClasses } from '@etalage/blocks/render';
import { trimmableCss } from './trimmed-css.ts';

/** Files of the client build that pages refer to. */
export interface ClientAssets {
  /** Source of the loader, for an inline module script; empty in development. */
  loader: string;
  /** Addresses of the loader's modules in development. */
  developmentScripts: readonly string[];
  /** One style sheet with everything, in development. */
  developmentStyles: readonly string[];
  /** Style sheets of one block (by the name of its folder) or of `base`, shared ones first. */
  stylesOf(name: string): readonly StyleSheet[];
}

interface StyleSheet {
  href: string;
  /** Its rules, without those of style settings that a page with these class names does not use. */
  cssFor(used: ReadonlySet<string>): string;
}

interface ManifestChunk {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
}

const LOADER_KEY = 'src/islands/loader.ts';
const styleSource = /virtual:block-styles\/([\w-]+)$/;

/** Reads the client build beside the running server bundle. */
export function readClientAssets(folder: string): ClientAssets {
  const manifestFile = join(folder, '.vite/manifest.json');
  if (!existsSync(manifestFile)) throw new Error(`no client build in ${folder}`);
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestChunk>;
  const sheets = new Map<string, StyleSheet[]>();
  for (const [key, chunk] of Object.entries(manifest)) {
    const name = styleSource.exec(chunk.src ?? key)?.[1];
    if (name)
      sheets.set(
        name,
        cssFiles(manifest, key).map((file) => readSheet(folder, file)),
      );
  }
  const loader = manifest[LOADER_KEY];
  if (!loader) throw new Error('the client build contains no loader');
  // The loader is inlined in the page; if a chunk imported it, it would run twice.
  const sharing = Object.values(manifest).find((chunk) => chunk.imports?.includes(LOADER_KEY));
  if (sharing) throw new Error(`${sharing.file} imports the loader`);
  return {
    loader: inlineModule(readFileSync(join(folder, loader.file), 'utf8')),
    developmentScripts: [],
    developmentStyles: [],
    stylesOf: (name) => sheets.get(name) ?? [],
  };
}

/** Style files of a chunk and of what it imports, imported ones first. */
function cssFiles(manifest: Record<string, ManifestChunk>, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  const imported = (chunk.imports ?? []).flatMap((other) => cssFiles(manifest, other, seen));
  return [...new Set([...imported, ...(chunk.css ?? [])])];
}

function readSheet(folder: string, file: string): StyleSheet {
  const css = readFileSync(join(folder, file), 'utf8').trim();
  const isOfSettings = settingClasses.every((name) => css.includes(name));
  return { href: `/${file}`, cssFor: isOfSettings ? trimmableCss(css, settingClasses) : () => css };
}

/** An inline module resolves imports relative to the page's address, so its chunks need their full path. */
function inlineModule(code: string): string {
  return code.replace(/(["'`])\.\/(?=[\w.-]+\.js\1)/g, '$1/assets/').trim();
}
