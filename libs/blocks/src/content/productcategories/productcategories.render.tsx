import type { BlockProps } from '../../runtime/block-props.ts';
import { foundIn } from '../../runtime/found-in.ts';
import { usePage } from '../../runtime/page-context.ts';
import { TileBlock } from '../products/tile-block.tsx';
import { categoryLists } from './category-lists.ts';
import type { productcategories } from './productcategories.schema.ts';

/** A grid of the categories that this block refers to; renders nothing without categories (BLK-33). */
export function ProductCategoriesBlock({ data }: BlockProps<typeof productcategories>) {
  const { connections } = usePage();
  const chosen = data.productcategories.flatMap((id) => foundIn(connections.categories, id) ?? []);
  const columns = Number(data.columns) as 2 | 3 | 4;
  return <TileBlock title={data.title} chosen={chosen} lists={categoryLists(data)} columns={columns} />;
}
