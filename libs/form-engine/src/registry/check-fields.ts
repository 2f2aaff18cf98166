import { schemaRegistry } from './schema-registry.ts';
import { readItems } from '../fields/flexible/flexible-items.ts';
import { isOn } from '../fields/boolean/boolean.schema.ts';
import { holds, type FormValues } from '../definition/conditional.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { fieldParts } from '../definition/field-parts.ts';
import type { FieldIssue, FieldIssues } from '../definition/field-type-schema.ts';

/**
 * What is wrong with the values of a form, by path: `naam`, `items.0.titel`. Fields that do not show are not judged.
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
  const issues = field.key ? ownIssues(field, value) : [];
  const found: Found = issues.length > 0 ? [[path, issues]] : [];
  if (field.type === 'flexible') found.push(...itemIssues(field, value, path));
  return [...found, ...within(field, values).flatMap((inner) => issuesOf(inner, values, prefix))];
}

/** What is wrong with one value; an empty one is judged only where its field states a message for it. */
function ownIssues(field: FieldDefinition, value: unknown): readonly FieldIssue[] {
  const missing = field.settings?.missing;
  if (missing && isEmpty(value)) return [{ text: missing }];
  return schemaRegistry[field.type].check(value, field);
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function itemIssues({ layouts = [] }: FieldDefinition, value: unknown, path: string): Found {
  return readItems(value).flatMap((item, index) => {
    const layout = layouts.find((one) => one.layout === item.layout);
    return (layout?.fields ?? []).flatMap((inner) => issuesOf(inner, item.attributes, `${path}.${index}.`));
  });
}

/** The fields a layout shows, whose values stand beside its own. */
function within(field: FieldDefinition, values: FormValues): readonly FieldDefinition[] {
  if (field.type === 'toggle' && !isOn(values[field.key ?? ''], field)) return [];
  return fieldParts(field)
    .filter((part) => holds(part.conditional, values))
    .flatMap((part) => part.fields);
}
