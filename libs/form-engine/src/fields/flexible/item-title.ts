import { choicesOf } from '../../choices/choice.ts';
import { holds } from '../../definition/conditional.ts';
import type { FieldDefinition, LayoutDefinition, Words } from '../../definition/field-definition.ts';
import { textOf } from '../../definition/text-of.ts';
import type { FlexibleItem } from './flexible-items.ts';

/**
 * What a row is called, in parts that are shown one after another: the values of the fields that its layout names for it,
 * else the layout's title, else the stored layout (FLEX-14). Fields that do not show are left out.
 */
export function itemTitle(item: FlexibleItem, layout: LayoutDefinition | undefined): readonly Words[] {
  const names = [layout?.dynamic_title ?? []].flat();
  const parts = names.map((name) =>
    titlePart(
      item,
      layout?.fields.find(({ key }) => key === name),
      name,
    ),
  );
  const named = parts.filter((part) => part !== '');
  return named.length > 0 ? named : [layout?.title ?? item.layout];
}

/** One value as text; of a choice its label. '' for a field that does not show, or whose value is no text. */
function titlePart({ attributes }: FlexibleItem, field: FieldDefinition | undefined, name: string): Words {
  if (!holds(field?.conditional, attributes)) return '';
  const text = textOf(attributes[name] ?? field?.value).trim();
  const choice = choicesOf(field?.options ?? [], field).find(({ id }) => id === text);
  return choice?.label ?? text;
}
