import type { LayoutDefinition } from '../../definition/field-parts.ts';
import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import { useNamed } from '../reference-picker/use-named.ts';
import type { FlexibleItem } from './flexible-items.ts';
import { itemTitle, titleReference } from './item-title.ts';

/**
 * What the rows of a list are called, by the key of their item. Names of what items refer to are fetched together; the
 * references in the titles of one list are of one kind.
 */
export function useItemTitles(
  items: readonly FlexibleItem[],
  layouts: readonly LayoutDefinition[],
): (key: string) => string {
  const textFor = useDefinitionText();
  const layoutOf = (item: FlexibleItem) => layouts.find(({ layout }) => layout === item.layout);
  const references = items.flatMap((item) => titleReference(item, layoutOf(item)) ?? []);
  const kind = references[0]?.to ?? 'products';
  const ids = references.flatMap(({ to, id }) => (to === kind ? [id] : []));
  const { known } = useNamed(kind, [...new Set(ids)]);
  return (key) => {
    const item = items.find((one) => one.key === key);
    if (!item) return '';
    return itemTitle(item, layoutOf(item), (id) => known.get(id)?.title ?? '')
      .map(textFor)
      .join(' ');
  };
}
