import { Button, TextField, useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';
import { MessageBox } from './message-box.tsx';
import * as styles from './webshop-thankyou.css.ts';

/** Asks for the e-mail of the order before any of it is shown (ORD-02 to ORD-04). */
export function Verification() {
  const t = useText();
  const { orderSession, feedback } = usePage();
  const own = feedback?.form === 'get-order' ? feedback : undefined;
  return (
    <form
      className={styles.verification}
      method="post"
      data-behaviour="order-verification"
      data-order-session={orderSession}
      data-failed={t('error_order_not_found')}
    >
      <input type="hidden" name="intent" value="get-order" />
      <h2>{t('webshop_order_verification_heading')}</h2>
      <p>{t('webshop_order_verification_text')}</p>
      <TextField
        label={t('webshop_order_email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={own?.values['email'] ?? ''}
      />
      <MessageBox messages={Object.values(own?.errors ?? {}).flat()} />
      <Button>{t('webshop_thankyou_login_label')}</Button>
    </form>
  );
}
