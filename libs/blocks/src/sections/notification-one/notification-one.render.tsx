import { cssColor, readableInk } from '@etalage/site-model';
import { container } from '@etalage/ui-kit';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { Section } from '../../section-frame/section.tsx';
import type { notificationOne } from './notification-one.schema.ts';
import * as styles from './notification-one.css.ts';

/** A message in a box of any colour, in text that is readable on it (SEC-58). */
export function NotificationOne({ data }: BlockProps<typeof notificationOne>) {
  const { theme } = usePage().site;
  const ground = cssColor(data.color);
  const ink = cssColor(data.section_text_color) ?? `var(--color-${readableInk(data.color, theme)})`;
  if (data.title === '') return null;
  return (
    <Section as="div" data={data}>
      <div className={container}>
        <p
          className={styles.box}
          style={ground === undefined ? undefined : { backgroundColor: ground, color: ink }}
        >
          {data.title}
        </p>
      </div>
    </Section>
  );
}
