import { container } from '@etalage/ui-kit';
import type { BlockProps } from '../../runtime/block-props.ts';
import { Section } from '../../section-frame/section.tsx';
import { CopyrightText } from '../footers-two/copyright-text.tsx';
import type { copyrightCenter } from './copyright-center.schema.ts';
import * as styles from './copyright-center.css.ts';

/** A centred copyright line (TPL-28). */
export function CopyrightCenter({ data }: BlockProps<typeof copyrightCenter>) {
  return (
    <Section as="div" data={data}>
      <CopyrightText html={data.copyright} className={`${container} ${styles.text}`} />
    </Section>
  );
}
