import type { FormValues } from '../definition/conditional.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FieldHolds, FieldIssue, FieldIssues } from '../definition/field-type-schema.ts';
import { MAX_ENTRIES, MAX_LISTS } from '../definition/list-limits.ts';
import { readItems } from '../fields/flexible/flexible-items.ts';
import { parseFiles } from '../files/stored-files.ts';
import { holdsOf, layoutsOf, mostOf } from './field-facets.ts';
import { fieldOfKey } from './fields-within.ts';

type Found = [path: string, issues: readonly FieldIssue[]][];

/**
 * Lists that are too long or too many to be stored, by path: `products`, `items.0.products`. Each value is checked,
 * shown or not, and so is a value that no field describes. Pure.
 */
export function checkLists(fields: readonly FieldDefinition[], values: FormValues): FieldIssues {
  return Object.fromEntries(recordIssues(fields, values, ''));
}

function recordIssues(fields: readonly FieldDefinition[], values: FormValues, prefix: string): Found {
  const found = Object.entries(values).flatMap(([key, value]) =>
    valueIssues(fieldOfKey(fields, key), value, prefix + key),
  );
  const lists = Object.keys(values).filter((key) => Array.isArray(values[key]));
  for (const key of lists.slice(MAX_LISTS)) found.push([prefix + key, [tooMany(MAX_LISTS)]]);
  return found;
}

function valueIssues(field: FieldDefinition | undefined, value: unknown, path: string): Found {
  const holds = field ? holdsOf(field) : 'none';
  if (holds === 'file' && parseFiles(value).length > MAX_ENTRIES) {
    return [[path, [{ text: 'formfield_check_files', values: { most: String(MAX_ENTRIES) } }]]];
  }
  const most = Math.min(MAX_ENTRIES, (field && mostOf(field)) ?? MAX_ENTRIES);
  if (countOf(value, holds) > most) return [[path, [tooMany(most)]]];
  const items = field && holds === 'list' ? readItems(value) : [];
  if (field && Array.isArray(value) && items.length > 0 && items.length === value.length) {
    return items.flatMap(({ layout, attributes }, index) =>
      recordIssues(fieldsOfLayout(field, layout), attributes, `${path}.${index}.`),
    );
  }
  return isOverfull(value) ? [[path, [tooMany(MAX_ENTRIES)]]] : [];
}

/** Entries of a list; ids separated by `|` are a list of references too. */
function countOf(value: unknown, holds: FieldHolds): number {
  if (Array.isArray(value)) return value.length;
  return holds === 'reference' && typeof value === 'string' ? value.split('|').length : 0;
}

function fieldsOfLayout(list: FieldDefinition, layout: string): readonly FieldDefinition[] {
  return layoutsOf(list).find((one) => one.layout === layout)?.fields ?? [];
}

/** Whether a list or an object at any depth of a value has too many entries. */
function isOverfull(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const entries: unknown[] = Object.values(value);
  return entries.length > MAX_ENTRIES || entries.some(isOverfull);
}

function tooMany(most: number): FieldIssue {
  return { text: 'formfield_check_items', values: { most: String(most) } };
}
