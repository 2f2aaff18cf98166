import { parse, type ParseResult } from 'rolldown/utils';

type Module = ParseResult['module'];
type ExportEntry = Module['staticExports'][number]['entries'][number];

/** Names that a file takes from a module; `all` for the whole module, as for `import * as a` and `import './a.ts'`. */
export interface Use {
  specifier: string;
  names: readonly string[] | 'all';
}

/** A name that a file exports: its own, or one of another module. `*` is every name of the other module. */
export interface Export {
  name: string;
  from?: { specifier: string; name: string };
}

/** Calls that load a module or start a program, except `import('./a.ts')`, of which the parser returns the module. */
const RUNS_FILES =
  /\bimport\((?!\s*['"`])|(?<![.\w])(?:createRequire|require|spawn|fork|exec|execFile|Worker)(?:Sync)?\(/;

/** Calls and settings of which an import can be a text: mocks, `require.resolve`, and the setup of a test project. */
const LOADED_TEXT =
  /\b(?:mock|doMock|importActual|resolve|require)\(\s*$|\b(?:globalSetup|setupFiles):[^\]]*$/;

/** What a source file refers to at run time; types are left out. */
export interface SourceRecord {
  uses: readonly Use[];
  exports: readonly Export[];
  /** Whether the file only exports names of other modules, so that it can be replaced by them. */
  isBarrel: boolean;
  /** Modules that are loaded later or replaced, such as those of `import('a')` and `vi.mock('a')`. */
  loadedLater: readonly string[];
  /** Quoted texts without spaces outside imports, `${…}` as `*`: each can be the path of a file read at run time. */
  mentions: readonly string[];
  /** Whether the file loads modules by a path that it computes, or starts programs. */
  runsFiles: boolean;
  /** Whether the file lists or copies folders. */
  readsFolders: boolean;
}

/**
 * Reads one source file.
 * @param path The extension determines the language.
 * @throws Error If the source has a syntax error.
 */
export async function readSource(path: string, source: string): Promise<SourceRecord> {
  const { module, comments, errors } = await parse(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const imports = module.staticImports.filter((statement) => !isTypeImport(source, statement));
  const exports = module.staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType);
  const statements = [...module.staticImports, ...module.staticExports];
  const fromModules = [
    ...module.staticImports,
    ...module.staticExports.filter(({ entries }) => entries.some(({ moduleRequest }) => moduleRequest)),
  ];
  return {
    uses: [...imports.map(useOfImport), ...exports.flatMap(useOfExport)],
    exports: exports.map(exportOf),
    isBarrel:
      imports.length === 0 &&
      exports.every(({ moduleRequest }) => moduleRequest) &&
      without(source, [...statements, ...comments]).trim() === '',
    loadedLater: loadedLaterIn(module, source),
    mentions: mentionsIn(without(source, fromModules)).filter(
      (text) => !isGlob(text) || source.includes('glob'),
    ),
    runsFiles: RUNS_FILES.test(source),
    readsFolders: /\b(?:readdir|cp)(?:Sync)?\(/.test(source),
  };
}

/** A pattern is one of files to read only in a file that searches for files; others match addresses and imports. */
const isGlob = (text: string): boolean => /[*{]/.test(text);

interface Span {
  start: number;
  end: number;
}

/** `import type …`. An import of which only each name is a type still loads the module (`verbatimModuleSyntax`). */
function isTypeImport(source: string, { start, end }: Span): boolean {
  return /^import\s+type\s+(?!from\s*['"]|,)/.test(source.slice(start, end));
}

function useOfImport({ moduleRequest, entries }: Module['staticImports'][number]): Use {
  const values = entries.filter(({ isType }) => !isType);
  return { specifier: moduleRequest.value, names: namesOf(values.map(({ importName }) => importName)) };
}

function useOfExport({ moduleRequest, importName }: ExportEntry): Use[] {
  return moduleRequest ? [{ specifier: moduleRequest.value, names: namesOf([importName]) }] : [];
}

interface ImportName {
  kind: string;
  name?: string | null;
}

/** An import without names, and one of the whole module, use all of it. */
function namesOf(imported: readonly ImportName[]): Use['names'] {
  const names = imported.map(nameOf);
  return names.length === 0 || names.includes('*') ? 'all' : names;
}

function nameOf({ kind, name }: ImportName): string {
  return kind === 'Default' ? 'default' : (name ?? '*');
}

function exportOf({ exportName, importName, moduleRequest }: ExportEntry): Export {
  const name = nameOf(exportName);
  return moduleRequest
    ? { name, from: { specifier: moduleRequest.value, name: nameOf(importName) } }
    : { name };
}

/** The source with spaces in place of some of its parts. */
function without(source: string, spans: readonly Span[]): string {
  let rest = source;
  for (const { start, end } of spans) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return rest;
}

function loadedLaterIn({ dynamicImports }: Module, source: string): string[] {
  const imported = dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start, end));
  const others = [...source.matchAll(QUOTED)].filter(({ index }) =>
    LOADED_TEXT.test(source.slice(Math.max(0, index - 200), index)),
  );
  const literal = /^(['"`])([^'"`\s]+)\1$/;
  return [
    ...imported.flatMap((text) => literal.exec(text)?.[2] ?? []),
    ...others.map(([, , text]) => text ?? ''),
  ];
}

/** Each quote is read as the start of a text, so that a quote in a comment or in JSX hides no text after it. */
const QUOTED = /(['"`])(?=([^'"`\s]+)\1)/g;

function mentionsIn(source: string): string[] {
  const texts = [...source.matchAll(QUOTED)].map(([, , text]) => text ?? '');
  return [...new Set(texts.map((text) => text.replace(/\$\{[^}]*\}/g, '*')).filter(isPathLike))];
}

/** Whether a text contains a slash or an extension. */
const isPathLike = (text: string): boolean => /\/|\.\w+$/.test(text);
