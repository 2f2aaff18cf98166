import { readItems } from '../fields/flexible/flexible-items.ts';
import { holds, type FormValues } from '../definition/conditional.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FieldIssue, FieldIssues } from '../definition/field-type-schema.ts';
import { holdsOf, layoutsOf, partsOf, schemaOf } from './field-facets.ts';

/**
 * The errors in the values of a form, by path: `naam`, `items.0.titel`. Fields that are not shown are not checked.
 * Pure, and the same for browser and server.
 */
export function checkFields(fields: readonly FieldDefinition[], values: FormValues): FieldIssues {
  return Object.fromEntries(fields.flatMap((field) => issuesOf(field, values, '')));
}

type Found = [path: string, issues: readonly FieldIssue[]][];

function issuesOf(field: FieldDefinition, values: FormValues, prefix: string): Found {
  if (!holds(field.conditional, values)) return [];
  const path = `${prefix}${field.key ?? ''}`;
  const value = values[field.key ?? ''];
  const issues = field.key ? schemaOf(field).check(value, field) : [];
  const found: Found = issues.length > 0 ? [[path, issues]] : [];
  if (holdsOf(field) === 'list') found.push(...itemIssues(field, value, path));
  return [...found, ...within(field, values).flatMap((inner) => issuesOf(inner, values, prefix))];
}

function itemIssues(field: FieldDefinition, value: unknown, path: string): Found {
  return readItems(value).flatMap((item, index) => {
    const layout = layoutsOf(field).find((one) => one.layout === item.layout);
    return (layout?.fields ?? []).flatMap((inner) => issuesOf(inner, item.attributes, `${path}.${index}.`));
  });
}

/** The fields that a layout currently shows; their values are stored beside its own. */
function within(field: FieldDefinition, values: FormValues): readonly FieldDefinition[] {
  return partsOf(field)
    .filter((part) => holds(part.conditional, values))
    .flatMap((part) => part.fields);
}
