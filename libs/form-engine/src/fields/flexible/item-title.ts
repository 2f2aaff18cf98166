import type { Words } from '../../definition/field-definition.ts';
import type { LayoutDefinition } from '../../definition/field-parts.ts';
import { textOf } from '../../definition/text-of.ts';
import type { FlexibleItem } from './flexible-items.ts';

/** What a row is called: the field its layout names for it, else the layout's title, else the stored layout (FLEX-14). */
export function itemTitle(item: FlexibleItem, layout: LayoutDefinition | undefined): Words {
  const named = layout?.dynamic_title ? textOf(item.attributes[layout.dynamic_title]).trim() : '';
  return named || (layout?.title ?? item.layout);
}
