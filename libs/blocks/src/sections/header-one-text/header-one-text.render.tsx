import type { BlockProps } from '../../runtime/block-props.ts';
import { HeaderBar } from '../header-one/header-bar.tsx';
import type { headerOneText } from './header-one-text.schema.ts';

/** Header 1 with a text beside the logo (TPL-19). */
export function HeaderOneText({ data, slots, editable }: BlockProps<typeof headerOneText>) {
  return <HeaderBar data={data} slots={slots} editable={editable} />;
}
