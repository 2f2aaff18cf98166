import { container } from '@etalage/ui-kit';
import { PicturePlaceholder } from '../../picture/picture-placeholder.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import { Section } from '../../section-frame/section.tsx';
import { aligned } from '../aligned/aligned.css.ts';
import type { columnsOne } from './columns-row.schema.ts';
import { rowLayouts, rowSlots, type RowType } from './row-layouts.ts';
import * as styles from './columns-row.css.ts';

type Common = BlockProps<typeof columnsOne>;
/** What single rows have beside the fields of all. */
interface Extra {
  hide_1?: boolean;
  hide_2?: boolean;
  hide_3?: boolean;
  background_image?: readonly string[];
}

/** A row of columns with content above and below it (TPL-39, SEC-34 to SEC-36). */
export function ColumnsRow(props: Omit<Common, 'data'> & { data: Common['data'] & Extra }) {
  const { data, slots, editable } = props;
  const type = props.type as RowType;
  const layout = rowLayouts[type];
  const image = data.background_image?.[0];
  const hasSidebar = 'hasSidebar' in layout;
  const hasCards = 'hasCards' in layout;
  const place = data.text_vertical_position;
  const cell = hasCards ? `${styles.blocks} ${styles.card} ${styles.cardText[place]}` : styles.blocks;
  // Over a picture a text is on a card, to be readable on any picture.
  const around = image ? `${styles.blocks} ${styles.card} ${styles.fitting}` : styles.blocks;
  const isMissing = editable && data.background_image?.length === 0;
  return (
    <Section data={data} image={image} {...(isMissing && { className: styles.positioned })}>
      <div className={`${container} ${styles.stack} ${aligned[data.alignment]}`}>
        {data.active_content && <div className={around}>{slots['content']}</div>}
        <div className={styles.main} data-sidebar={hasSidebar ? '' : undefined}>
          <div className={`${styles.columns[type]} ${hasCards ? '' : place}`.trim()} data-columns="">
            {shownSlots(type, data).map((slot) => (
              <div key={slot} className={cell}>
                {slots[slot]}
              </div>
            ))}
          </div>
          {hasSidebar && (
            <div className={`${styles.blocks} ${styles.sidebar}`} data-sidebar-content="">
              {slots['sidebar']}
            </div>
          )}
        </div>
        {data.active_content_bottom && <div className={around}>{slots['content_bottom']}</div>}
      </div>
      {isMissing && <PicturePlaceholder isOverlay />}
    </Section>
  );
}

/** The slots of a row without the hidden ones (SEC-36). */
function shownSlots(type: RowType, data: Extra): string[] {
  const isHidden = [data.hide_1, data.hide_2, data.hide_3];
  return rowSlots(type).filter((_, index) => !isHidden[index]);
}
