import { collectRows, type Table } from './collect-rows.ts';
import { SheetError } from './sheet-error.ts';

/** The possible separators; the first wins if as many of two, or none, are in the headings. */
const SEPARATORS = [';', '\t', ','];
/** As much of a file as can have its headings. */
const MAX_HEADINGS = 200_000;

/** The rows of a CSV file. The headings determine the separator, unless Excel's line `sep=;` is above them. */
export async function readCsv(content: string): Promise<Table> {
  if (/^[\s;,]*$/.test(content)) throw new SheetError('sheet_file_empty');
  const { default: papa } = await import('papaparse');
  const named = /^sep=(.)(?:\r\n?|\n)/.exec(content);
  const text = named ? content.slice(named[0].length) : content;
  const { outside, newline } = firstLine(text);
  const collector = collectRows();
  let number = 0;
  papa.parse<string[]>(text, {
    delimiter: named?.[1] ?? separatorOf(outside),
    newline,
    step: ({ data, errors }) => {
      number += 1;
      if (errors.length > 0) {
        throw new SheetError('sheet_file_unclosed', { row: number });
      }
      collector.add(number, data);
    },
  });
  return collector.table();
}

function separatorOf(line: string): string {
  const counts = SEPARATORS.map((separator) => ({ separator, count: line.split(separator).length }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).separator;
}

/** What stands outside quotes in the first line with text, and how lines end. */
function firstLine(text: string): { outside: string; newline: '\r\n' | '\n' | '\r' } {
  const start = /^[\s;,]*[\r\n]/.exec(text)?.[0].length ?? 0;
  const parts = text.slice(start, start + MAX_HEADINGS).split('"');
  let outside = '';
  for (let index = 0; index < parts.length; index += 2) {
    const part = parts[index] ?? '';
    const end = /\r\n?|\n/.exec(part);
    outside += end ? part.slice(0, end.index) : part;
    if (end) return { outside, newline: end[0] as '\r\n' | '\n' | '\r' };
  }
  return { outside, newline: '\r\n' };
}
