/** One file of the browser build, from Vite's manifest, with its source modules. */
export interface Chunk {
  /** The manifest's key: the source path of an entry or lazy module, else a name that the bundler generated. */
  key: string;
  file: string;
  imports: readonly string[];
  dynamicImports: readonly string[];
  gzip: number;
  modules: readonly string[];
}

export type ClientBuild = ReadonlyMap<string, Chunk>;

/** The chunks that a browser loads with this one, including itself. */
export function loadedWith(build: ClientBuild, key: string): Set<string> {
  return reach(build, [key], (chunk) => chunk.imports);
}

/** The chunks that a browser may ever load, starting from these. */
export function reachableFrom(build: ClientBuild, keys: readonly string[]): Set<string> {
  return reach(build, keys, (chunk) => [...chunk.imports, ...chunk.dynamicImports]);
}

function reach(
  build: ClientBuild,
  keys: readonly string[],
  next: (chunk: Chunk) => readonly string[],
): Set<string> {
  const found = new Set<string>();
  const open = [...keys];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const chunk = build.get(key);
    if (!chunk || found.has(key)) continue;
    found.add(key);
    open.push(...next(chunk));
  }
  return found;
}
