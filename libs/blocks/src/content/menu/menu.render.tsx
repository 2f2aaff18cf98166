import { PlacedMenu } from '../../menu/placed-menu.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import type { menuBlock } from './menu.schema.ts';

/** A menu of the website among other blocks (BLK-64, BLK-65). */
export function MenuBlock({ data }: BlockProps<typeof menuBlock>) {
  return <PlacedMenu data={data} />;
}
