import type { BlockProps } from '../../runtime/block-props.ts';
import { HeaderBar } from './header-bar.tsx';
import type { headerOne } from './header-one.schema.ts';

/** Header 1 (TPL-18). */
export function HeaderOne({ data, slots, editable }: BlockProps<typeof headerOne>) {
  return <HeaderBar data={data} slots={slots} editable={editable} />;
}
