import type { Conditional } from './conditional.ts';
import type { FieldDefinition } from './field-definition.ts';

/** Some of the fields that a layout holds, and when they show. */
export interface FieldPart {
  fields: readonly FieldDefinition[];
  conditional?: Conditional;
}

/** What a layout holds, part by part; other fields hold none. The items of a flexible list are values, not parts. */
export function fieldParts({
  type,
  settings = {},
  columns,
  innerItems = [],
}: FieldDefinition): readonly FieldPart[] {
  switch (type) {
    case 'group':
    case 'toggle':
      return [{ fields: settings.fields ?? [] }];
    case 'steps':
      return settings.steps ?? [];
    case 'tabs':
      return settings.tabs ?? [];
    case 'columns':
      return typeof columns === 'object' ? Object.values(columns) : [];
    case 'dashboard_accordion':
      return innerItems.map(({ innerFields }) => ({ fields: innerFields }));
    default:
      return [];
  }
}

/** Fields with all that stand within them, in layouts and in the items of lists. */
export function fieldsWithin(fields: readonly FieldDefinition[]): FieldDefinition[] {
  return fields.flatMap((field) => {
    const inner = [...fieldParts(field), ...(field.layouts ?? [])].flatMap((part) => part.fields);
    return [field, ...fieldsWithin(inner)];
  });
}

/** The field that a value of a form belongs to, within layouts too, shown or not. */
export function fieldOfKey(fields: readonly FieldDefinition[], key: string): FieldDefinition | undefined {
  for (const field of fields) {
    if (field.key === key) return field;
    const inner = fieldOfKey(
      fieldParts(field).flatMap((part) => part.fields),
      key,
    );
    if (inner) return inner;
  }
  return undefined;
}
