import { container } from '@etalage/ui-kit';
import type { BlockProps } from '../../runtime/block-props.ts';
import { Section } from '../../section-frame/section.tsx';
import { aligned } from '../aligned/aligned.css.ts';
import type { contentSidebarRight } from './content-sidebar.schema.ts';
import { sidebarLayouts, type SidebarType } from './sidebar-layouts.ts';
import * as styles from './content-sidebar.css.ts';

/** A text with a sidebar beside it, below it on a phone (TPL-47, SEC-62 to SEC-66). */
export function ContentSidebar({ type, data, slots }: BlockProps<typeof contentSidebarRight>) {
  const layout = type as SidebarType;
  return (
    <Section data={data}>
      <div className={`${container} ${styles.columns[layout]} ${aligned[data.alignment]}`} data-sidebar="">
        <div className={styles.blocks}>{slots['section_content']}</div>
        <div className={`${styles.blocks} ${styles.sidebar}`} data-side={sidebarLayouts[layout].side}>
          {slots['sidebar_content']}
        </div>
      </div>
    </Section>
  );
}
