import type { BlockProps } from '../../runtime/block-props.ts';
import { HeaderBar } from '../header-one/header-bar.tsx';
import type { headerOneSearch } from './header-one-search.schema.ts';
import { SearchBox } from './search-box.tsx';

/** Header 1 with a search box (TPL-21, NAV-02). */
export function HeaderOneSearch({ data, slots, editable }: BlockProps<typeof headerOneSearch>) {
  return <HeaderBar data={data} slots={slots} editable={editable} search={<SearchBox />} />;
}
