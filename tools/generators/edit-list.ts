import { PartRefused } from './part-name.ts';

/** A change to a file that lists parts by hand; throws PartRefused when the part is listed already or the list is missing. */
export type Edit = (source: string) => string;

/** Adds an import after the last one; throws PartRefused when the file already uses the name. */
export function addImport(identifier: string, from: string): Edit {
  return (source) => {
    refuseTaken(source, identifier);
    const lines = source.split('\n');
    const last = lines.findLastIndex((line) => /^(import .* from |\} from )'.*';$/.test(line));
    lines.splice(last + 1, 0, `import { ${identifier} } from '${from}';`);
    return lines.join('\n');
  };
}

/** Adds a line to the end of the object or list that the line starting with `opening` opens. */
export function addEntry(opening: string, entry: string): Edit {
  return (source) => {
    const lines = source.split('\n');
    const start = lines.findIndex((line) => line.startsWith(opening));
    const end = lines.findIndex((line, at) => at > start && /^[}\]]/.test(line));
    if (start < 0 || end < 0) throw new PartRefused(`There is no "${opening}" to add to any more.`);
    const key = entry.split(/[:,]/)[0] ?? entry;
    if (lines.slice(start, end).some((line) => line.trim().split(/[:,]/)[0] === key))
      throw new PartRefused(`${key} exists already in "${opening}".`);
    lines.splice(end, 0, `  ${entry}`);
    return lines.join('\n');
  };
}

/** Adds a line to the end of a file of exports. */
export function addExport(identifier: string, from: string): Edit {
  return (source) => {
    refuseTaken(source, identifier);
    return `${source.trimEnd()}\nexport { ${identifier} } from '${from}';\n`;
  };
}

/** Both changes, one after the other. */
export function both(first: Edit, second: Edit): Edit {
  return (source) => second(first(source));
}

function refuseTaken(source: string, identifier: string): void {
  if (new RegExp(`\\b${identifier}\\b`).test(source))
    throw new PartRefused(`The name ${identifier} is taken already; choose another one.`);
}
