import type { BlockProps } from '../../runtime/block-props.ts';
import { foundIn } from '../../runtime/found-in.ts';
import { usePage } from '../../runtime/page-context.ts';
import { TileBlock } from './tile-block.tsx';
import { productLists } from './product-lists.ts';
import type { products } from './products.schema.ts';

/** A grid of the products that this block refers to; renders nothing without products (BLK-33). */
export function ProductsBlock({ data }: BlockProps<typeof products>) {
  const { connections } = usePage();
  const chosen = data.products.flatMap((id) => foundIn(connections.products, id) ?? []);
  const columns = data.columns === '3' ? 3 : 4;
  return <TileBlock title={data.title} chosen={chosen} lists={productLists(data)} columns={columns} />;
}
