import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Chunk, ClientBuild } from './client-build.ts';

interface ManifestEntry {
  file: string;
  /** Only a chunk has one: a script that is copied as a file, such as a decoder for a worker, has none. */
  name?: string;
  /** The source of an entry or lazy module; generated chunks have none. */
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
}

/**
 * Reads a Vite build through its manifest. The modules of a file come from its source map, so the build must write one
 * (`build.sourcemap: 'hidden'`).
 */
export function readClientBuild(folder: string): ClientBuild {
  const manifestPath = join(folder, '.vite/manifest.json');
  if (!existsSync(manifestPath))
    throw new Error(`[bundle:entry] there is no build: ${manifestPath} is missing.`);
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, ManifestEntry>;
  const scripts = Object.entries(manifest).filter(
    ([, { file, name }]) => file.endsWith('.js') && name !== undefined,
  );
  return new Map(scripts.map(([key, entry]) => [key, chunkOf(folder, key, entry)]));
}

function chunkOf(folder: string, key: string, { file, src, imports, dynamicImports }: ManifestEntry): Chunk {
  const path = join(folder, file);
  return {
    key,
    file,
    imports: imports ?? [],
    dynamicImports: dynamicImports ?? [],
    gzip: gzipSync(readFileSync(path), { level: 9 }).length,
    modules: modulesOf(path, src !== undefined && !src.startsWith('virtual:')),
  };
}

/** A file without a map has no source: it contains only generated code or imports of styles. */
function modulesOf(path: string, hasSource: boolean): string[] {
  const mapPath = `${path}.map`;
  if (!existsSync(mapPath)) {
    if (!hasSource || isEmpty(readFileSync(path, 'utf8'))) return [];
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

function isEmpty(code: string): boolean {
  return code.replace(/\/\*.*?\*\/|import"[^"]*";?/gs, '').trim() === '';
}
