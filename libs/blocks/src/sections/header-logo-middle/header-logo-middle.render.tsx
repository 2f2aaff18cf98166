import { container } from '@etalage/ui-kit';
import type { BlockProps } from '../../runtime/block-props.ts';
import { Section } from '../../section-frame/section.tsx';
import { Logo } from '../header-one/logo.tsx';
import type { headerLogoMiddle } from './header-logo-middle.schema.ts';
import * as styles from './header-logo-middle.css.ts';

/** Header 3 (TPL-22): a centred logo that links to the homepage (NAV-50). */
export function HeaderLogoMiddle({ data, editable }: BlockProps<typeof headerLogoMiddle>) {
  return (
    <Section as="header" data={data} className={styles.header}>
      <div className={`${container} ${styles.middle}`}>
        <Logo data={data} editable={editable} />
      </div>
    </Section>
  );
}
