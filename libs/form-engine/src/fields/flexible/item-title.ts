import { choicesOf } from '../../choices/choice.ts';
import { holds } from '../../definition/conditional.ts';
import type { FieldDefinition, DefinitionText } from '../../definition/field-definition.ts';
import type { LayoutDefinition } from '../../definition/field-parts.ts';
import { textOf } from '../../definition/text-of.ts';
import type { FlexibleItem } from './flexible-items.ts';

/** The title of something that a field refers to, by its id; '' while it is not known. */
export type NameOf = (id: string) => string;

/**
 * What a row is called, in parts that are shown one after another: the values of the fields that its layout names for it,
 * else the layout's title, else the stored layout (FLEX-14). Fields that do not show are left out.
 */
export function itemTitle(
  item: FlexibleItem,
  layout: LayoutDefinition | undefined,
  nameOf: NameOf = () => '',
): readonly DefinitionText[] {
  const parts = titleFields(layout).map(([name, field]) => titlePart(item, field, name, nameOf));
  const named = parts.filter((part) => part !== '');
  return named.length > 0 ? named : [layout?.title ?? item.layout];
}

/** The field that refers to one thing and shows in the title of an item, with the id; undefined for an item without. */
export function titleReference(item: FlexibleItem, layout: LayoutDefinition | undefined) {
  for (const [name, field] of titleFields(layout)) {
    const to = referenceOf(field);
    const id = textOf(item.attributes[name]);
    if (to && id !== '' && holds(field?.conditional, item.attributes)) return { to, id };
  }
  return undefined;
}

/** The fields that name an item; a name without a field is that of a value which no field describes. */
function titleFields(layout: LayoutDefinition | undefined): [string, FieldDefinition | undefined][] {
  const names = [layout?.dynamic_title ?? []].flat();
  return names.map((name) => [name, layout?.fields.find(({ key }) => key === name)]);
}

function referenceOf(field: FieldDefinition | undefined) {
  return field?.type === 'reference' && !field.multiple ? field.settings?.refersTo : undefined;
}

/** One value as text: of a choice its label, of a reference its name. '' for a field that does not show. */
function titlePart(
  { attributes }: FlexibleItem,
  field: FieldDefinition | undefined,
  name: string,
  nameOf: NameOf,
): DefinitionText {
  if (!holds(field?.conditional, attributes)) return '';
  const text = textOf(attributes[name] ?? field?.value).trim();
  if (referenceOf(field)) return text === '' ? '' : nameOf(text);
  return choiceLabel(field, text) ?? text;
}

/** The label of the choice with an id; undefined for a field without choices. */
function choiceLabel(field: FieldDefinition | undefined, id: string): DefinitionText | undefined {
  if (!field || !('options' in field)) return undefined;
  return choicesOf(field.options ?? [], field).find((choice) => choice.id === id)?.label;
}
