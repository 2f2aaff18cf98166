import { container, useText } from '@etalage/ui-kit';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { Section } from '../../section-frame/section.tsx';
import { OrderDetails } from './order-details.tsx';
import { Verification } from './verification.tsx';
import type { webshopThankyou } from './webshop-thankyou.schema.ts';
import * as styles from './webshop-thankyou.css.ts';

/** The order overview: the verification form until the e-mail is known, then the order (ORD-01, ORD-02, ORD-08). */
export function WebshopThankyou({ data }: BlockProps<typeof webshopThankyou>) {
  const t = useText();
  const { order } = usePage();
  return (
    <Section data={data}>
      <div className={`${container} ${styles.page}`}>
        <h1>{t('webshop_order_heading')}</h1>
        <div data-order-page="">{order ? <OrderDetails order={order} /> : <Verification />}</div>
      </div>
    </Section>
  );
}
