import type { Words } from '../../definition/field-definition.ts';
import type { LayoutDefinition } from '../../definition/field-parts.ts';
import { textOf } from '../../definition/text-of.ts';
import type { FlexibleItem } from './flexible-items.ts';

/** The title of a row: the field that its layout names, otherwise the title or the id of the layout (FLEX-14). */
export function itemTitle(item: FlexibleItem, layout: LayoutDefinition | undefined): Words {
  const named = layout?.dynamic_title ? textOf(item.attributes[layout.dynamic_title]).trim() : '';
  return named || (layout?.title ?? item.layout);
}
