import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Chunk, ClientBuild } from './client-build.ts';

interface ManifestEntry {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** The bundler's own few lines around CommonJS modules; they come from no file and have no map. */
const BUNDLER_RUNTIME = '_rolldown-runtime-';

/**
 * Reads a Vite build through its manifest. Which modules a file was made from stands in its source map, so the
 * build must write one (`build.sourcemap: 'hidden'`).
 */
export function readClientBuild(folder: string): ClientBuild {
  const manifestPath = join(folder, '.vite/manifest.json');
  if (!existsSync(manifestPath))
    throw new Error(`[bundle:entry] there is no build: ${manifestPath} is missing.`);
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, ManifestEntry>;
  const scripts = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js'));
  return new Map(scripts.map(([key, entry]) => [key, chunkOf(folder, key, entry)]));
}

function chunkOf(folder: string, key: string, { file, imports, dynamicImports }: ManifestEntry): Chunk {
  const path = join(folder, file);
  return {
    key,
    file,
    imports: imports ?? [],
    dynamicImports: dynamicImports ?? [],
    gzip: gzipSync(readFileSync(path), { level: 9 }).length,
    modules: key.startsWith(BUNDLER_RUNTIME) ? [] : modulesOf(path),
  };
}

function modulesOf(path: string): string[] {
  if (isEmpty(readFileSync(path, 'utf8'))) return [];
  const mapPath = `${path}.map`;
  if (!existsSync(mapPath)) {
    throw new Error(`[bundle:modules] ${mapPath} is missing: build the storefront with sourcemap 'hidden'.`);
  }
  const map = JSON.parse(readFileSync(mapPath, 'utf8')) as {
    sources: (string | null)[];
    sourceRoot?: string;
  };
  return map.sources
    .filter((source) => source !== null)
    .map((source) => resolve(path, '..', map.sourceRoot ?? '', source));
}

/** A style's own script holds nothing but comments and imports of other styles, and has no map. */
function isEmpty(code: string): boolean {
  return code.replace(/\/\*.*?\*\/|import"[^"]*";?/gs, '').trim() === '';
}
