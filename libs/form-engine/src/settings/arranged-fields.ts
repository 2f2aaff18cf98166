import type { FieldDefinition } from '../definition/field-definition.ts';
import type { InnerItem } from '../fields/dashboard-accordion/dashboard-accordion.schema.ts';
import type { FieldPlace } from './field.ts';
import * as styles from './settings-form.css.ts';

/** A setting as a field, with the place that it has in the form. */
export interface PlacedField {
  key: string;
  definition: FieldDefinition;
  place?: FieldPlace | undefined;
}

/**
 * The fields of one group as its form shows them: what a switch shows is within the switch, what is folded is behind its
 * heading, and rows stand side by side. Nothing is shown of a closed part, so that a form of many settings opens at once.
 */
export function arrangedFields(placed: readonly PlacedField[]): FieldDefinition[] {
  const switched = Map.groupBy(placed, ({ place }) => place?.switchedBy);
  const outer = (switched.get(undefined) ?? []).map((one) => withSwitched(one, switched.get(one.key)));
  return runsBy(outer, ({ place }) => place?.fold !== undefined).flatMap(({ name: isFolded, run }) =>
    isFolded ? [foldsOf(run)] : inRows(run),
  );
}

/** A switch with the fields that it shows; any other field as it is. */
function withSwitched(one: PlacedField, inner: readonly PlacedField[] | undefined): PlacedField {
  if (!inner) return one;
  const { key, title, help, value } = one.definition;
  const definition: FieldDefinition = {
    type: 'toggle',
    key,
    title,
    help,
    value,
    settings: { fields: inRows(inner) },
  };
  return { ...one, definition };
}

function foldsOf(run: readonly PlacedField[]): FieldDefinition {
  const innerItems = runsBy(run, ({ place }) => place?.fold).map(({ name, run: inFold }): InnerItem => ({
    title: name ?? '',
    innerFields: inRows(inFold),
  }));
  const names = innerItems.map(({ title }) => title).join(' ');
  return { type: 'dashboard_accordion', unique_identifier: names, innerItems, closeOnSelfClick: true };
}

function inRows(run: readonly PlacedField[]): FieldDefinition[] {
  return runsBy(run, ({ place }) => place?.row).flatMap(({ name, run: row }): FieldDefinition[] => {
    const fields = row.map(({ definition }) => definition);
    if (name === undefined || fields.length < 2) return fields;
    const columns = Object.fromEntries(row.map(({ key, definition }) => [key, { fields: [definition] }]));
    return [{ type: 'columns', unique_identifier: name, class: styles.row, columns }];
  });
}

/** Neighbours that have the same name, together. */
function runsBy<Name>(placed: readonly PlacedField[], nameOf: (one: PlacedField) => Name) {
  const runs: { name: Name; run: PlacedField[] }[] = [];
  for (const one of placed) {
    const name = nameOf(one);
    const last = runs.at(-1);
    if (last && last.name === name) last.run.push(one);
    else runs.push({ name, run: [one] });
  }
  return runs;
}
