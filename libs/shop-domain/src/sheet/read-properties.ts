import type { OwnedProductContent } from '../owned-product/owned-product.schema.ts';
import type { PropertyDefinition } from '../property/property-definition.ts';
import {
  MAX_PROPERTIES,
  MAX_VALUES_OF_PRODUCT,
  type ProductProperty,
  propertyTitle,
  propertyValue,
} from '../property/property.schema.ts';
import { rangeNumber, rangeText } from '../property/range-number.ts';
import { tidyProperties } from '../property/tidy-properties.ts';
import type { RuleText } from '../rule-text.ts';
import { entriesOf, entryCell } from './category-path.ts';
import { shortened } from './read-cell.ts';
import type { SheetItem } from './sheet-item.schema.ts';
import type { SheetMessage, SheetReading } from './sheet-shop.ts';

/** What the columns of properties make of a product. */
export interface ReadProperties {
  readonly properties: ProductProperty[];
  readonly errors: SheetMessage[];
  /** Values that their property does not have yet. */
  readonly added: ProductProperty[];
  readonly fresh: FreshProperty[];
}

/** A property that is not there yet, with the values that a product has of it. */
export interface FreshProperty {
  readonly title: string;
  readonly values: readonly string[];
}

/** Reads the values of a product; a property that the sheet does not have keeps them. */
export function readProperties(
  before: OwnedProductContent['properties'],
  { row, properties: given = {} }: Pick<SheetItem, 'row' | 'properties'>,
  { properties: definitions, clearsEmpty }: SheetReading,
): ReadProperties {
  const byTitle = new Map(definitions.map((one) => [one.title.toLowerCase(), one]));
  const next = new Map(before.map(({ key, values }) => [key, [...values]]));
  const errors: SheetMessage[] = [];
  const added: ProductProperty[] = [];
  const fresh: FreshProperty[] = [];
  for (const [title, cell] of Object.entries(given)) {
    if (cell.trim() === '' && !clearsEmpty) continue;
    const definition = byTitle.get(title.trim().toLowerCase());
    if (!definition) {
      if (cell.trim() === '') continue;
      const { made, problem } = readFresh(title, cell, definitions.length + fresh.length);
      if (problem) errors.push({ row, column: 'properties', text: problem });
      else if (fresh.every((one) => one.title.toLowerCase() !== made.title.toLowerCase())) fresh.push(made);
      continue;
    }
    const read = readValues(cell, definition);
    if (read.problem) errors.push({ row, column: 'properties', text: read.problem });
    else next.set(definition.key, read.values);
    if (read.fresh.length > 0) added.push({ key: definition.key, values: read.fresh });
  }
  const properties = tidyProperties([...next].map(([key, values]) => ({ key, values })));
  return { properties, errors, added, fresh };
}

/** A property that is made of its title, as a choice, beside this number of others. */
function readFresh(title: string, cell: string, others: number) {
  const named = propertyTitle.safeParse(title);
  const { values, fresh } = readValues(cell, { title, kind: 'choice', values: [] });
  const noRoom: RuleText = {
    key: 'sheet_error_property',
    values: { title: shortened(title), most: MAX_PROPERTIES },
  };
  const problem = named.success && others < MAX_PROPERTIES ? valuesProblem(values, fresh, title) : noRoom;
  return { made: { title: title.trim(), values: [...new Set(values)] } satisfies FreshProperty, problem };
}

function readValues(
  cell: string,
  { title, kind, values: known }: Pick<PropertyDefinition, 'title' | 'kind' | 'values'>,
) {
  if (kind === 'range') {
    const typed = decimal(cell.trim());
    const isNumber = typed === '' || rangeNumber(typed) !== null;
    const problem: RuleText | null = isNumber ? null : { key: 'product_property_number', values: { title } };
    return { values: [rangeText(typed)], fresh: [], problem };
  }
  const { exact, spelled } = spellingsOf(known);
  const fresh = new Map<string, string>();
  const values = entriesOf(cell).map((typed) => {
    if (exact.has(typed)) return typed;
    const plain = typed.toLowerCase();
    const found = spelled.get(plain) ?? fresh.get(plain);
    if (found !== undefined) return found;
    fresh.set(plain, typed);
    return typed;
  });
  const added = [...fresh.values()];
  return { values, fresh: added, problem: valuesProblem(values, added, title) };
}

/** Made once of the values of a property, because a sheet has thousands of rows. */
const spellings = new WeakMap<PropertyDefinition['values'], ReturnType<typeof makeSpellings>>();

function spellingsOf(known: PropertyDefinition['values']) {
  const made = spellings.get(known) ?? makeSpellings(known);
  spellings.set(known, made);
  return made;
}

function makeSpellings(known: PropertyDefinition['values']) {
  return {
    exact: new Set(known.map(({ value }) => value)),
    spelled: new Map(known.map(({ value }) => [value.toLowerCase(), value])),
  };
}

function valuesProblem(values: readonly string[], fresh: readonly string[], title: string): RuleText | null {
  if (new Set(values).size > MAX_VALUES_OF_PRODUCT)
    return { key: 'product_property_many', values: { title, most: MAX_VALUES_OF_PRODUCT } };
  const isLong = fresh.find((value) => !propertyValue.safeParse(value).success);
  return isLong === undefined
    ? null
    : { key: 'sheet_error_property_value', values: { title, typed: shortened(isLong) } };
}

/** A number of a workbook, "12.5", as it is typed here; a dot before three digits groups thousands. */
function decimal(text: string): string {
  if (/^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(text)) return text.replaceAll('.', '');
  return /^-?\d+\.\d+$/.test(text) ? text.replace('.', ',') : text;
}

/** The cells of a product by the title of each property of the shop. */
export function propertyCells(
  { properties }: Pick<OwnedProductContent, 'properties'>,
  definitions: readonly PropertyDefinition[],
): Record<string, string> {
  const byKey = new Map(properties.map(({ key, values }) => [key, values]));
  return Object.fromEntries(
    definitions.map(({ key, title, values: order, kind }) => {
      const values = byKey.get(key) ?? [];
      // Most products have one value or none, and a property can have hundreds.
      if (values.length < 2) return [title, kind === 'range' ? values.join('') : entryCell(values)];
      const places = new Map(order.map(({ value }, place) => [value, place]));
      const sorted = values.toSorted((one, other) => (places.get(one) ?? 1e6) - (places.get(other) ?? 1e6));
      return [title, kind === 'range' ? sorted.join('') : entryCell(sorted)];
    }),
  );
}
