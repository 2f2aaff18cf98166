import { container } from '@etalage/ui-kit';
import { Picture } from '../../picture/picture.tsx';
import { PicturePlaceholder } from '../../picture/picture-placeholder.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import { Section } from '../../section-frame/section.tsx';
import { aligned } from '../aligned/aligned.css.ts';
import { featureNumbers, type FeatureType } from './feature-layouts.ts';
import type { welcomeOne } from './feature-row.schema.ts';
import * as styles from './feature-row.css.ts';

type Common = BlockProps<typeof welcomeOne>;
/** The pictures that rows of more than one block have. */
interface Extra {
  block_2_image?: readonly string[];
  block_3_image?: readonly string[];
  block_4_image?: readonly string[];
}

/** Highlighted blocks beside each other, each over its own picture (TPL-36, TPL-37, SEC-48). */
export function FeatureRow(props: Omit<Common, 'data'> & { data: Common['data'] & Extra }) {
  const { data, slots, editable } = props;
  const type = props.type as FeatureType;
  const pictures = [data.block_1_image, data.block_2_image, data.block_3_image, data.block_4_image];
  return (
    <Section data={data}>
      <div className={`${container} ${styles.columns[type]} ${aligned[data.alignment]}`}>
        {featureNumbers(type).map((at) => {
          const picture = pictures[at - 1]?.[0];
          return (
            <div
              key={at}
              className={`${styles.block} ${data.text_vertical_position}`}
              data-block={at}
              data-picture={picture ? '' : undefined}
            >
              {picture && (
                <Picture
                  className={styles.image}
                  source={picture}
                  sizes="(min-width: 768px) min(60vw, 50rem), 100vw"
                  alt=""
                />
              )}
              <div className={styles.content}>{slots[`block${at}`]}</div>
              {!picture && editable && <PicturePlaceholder isOverlay className={styles.sign} />}
            </div>
          );
        })}
      </div>
    </Section>
  );
}
