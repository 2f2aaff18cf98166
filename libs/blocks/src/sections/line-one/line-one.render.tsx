import { cssColor } from '@etalage/site-model';
import { container } from '@etalage/ui-kit';
import type { BlockProps } from '../../runtime/block-props.ts';
import { Section } from '../../section-frame/section.tsx';
import type { lineOne } from './line-one.schema.ts';
import * as styles from './line-one.css.ts';

/** Largest height of a line in pixels. */
const HIGHEST = 100;

/** A line in a colour of the owner, as high as they set in pixels (SEC-57). */
export function LineOne({ data }: BlockProps<typeof lineOne>) {
  const height = Math.min(HIGHEST, Math.max(1, data.height ?? 1));
  return (
    <Section as="div" data={data}>
      <div className={container}>
        <hr
          className={styles.line}
          style={{ height: `${height}px`, backgroundColor: cssColor(data.color) ?? 'currentColor' }}
        />
      </div>
    </Section>
  );
}
