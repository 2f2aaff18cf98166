import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectFormat } from './detect-format.ts';
import { itemsOf } from './items-of.ts';
import { matchColumns } from './match-columns.ts';
import type { ReadItems } from './read-items.ts';
import { readTable, type Table } from './read-table.ts';

export const fileOf = (content: BlobPart): File => new File([content], 'producten.csv');

export const readText = (text: string): Promise<Table> => readTable(fileOf(text));

/** What somebody gets who chooses a file and changes nothing. */
export async function readItems(file: File): Promise<ReadItems> {
  const table = await readTable(file);
  const headings = table.rows[0] ?? [];
  return itemsOf(table, detectFormat(headings), matchColumns(headings));
}

/** A file of this folder. */
export const fixtureFile = (path: string): File => fileOf(readFileSync(join(import.meta.dirname, path)));
