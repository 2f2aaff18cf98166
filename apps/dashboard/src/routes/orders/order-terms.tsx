import { formatDate } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation } from '@tanstack/react-query';
import { failureTexts } from '../../queries/failure-texts.ts';
import { fetchOrderTerms, type OwnerOrder } from '../../queries/order-queries.ts';
import { bytesOfBase64 } from '../../screen/bytes-of-base64.ts';
import { saveFile } from '../../screen/save-file.ts';
import { useSession } from '../../session/session-context.ts';
import * as styles from './orders.css.ts';

/** The terms as the customer agreed with them; nothing for a shop that asks for no agreement. */
export function OrderTerms({ order }: { order: OwnerOrder }) {
  const t = useText();
  const { number, created_at: date } = order.order;
  const file = useTermsFile(number);
  if (!order.agreed_terms && order.agreement.url === '') return null;
  return (
    <section className={styles.panel} aria-labelledby="terms">
      <h2 id="terms" className={styles.panelTitle}>
        {t('order_terms_heading')}
      </h2>
      <div className={styles.facts}>
        <p>
          {order.agreed_terms ? t('order_terms_about', { date: formatDate(date) }) : t('order_terms_none')}
        </p>
        {order.agreed_terms && (
          <div>
            <Action icon="download" busy={file.isPending} onClick={() => file.mutate()}>
              {t('order_terms_open')}
            </Action>
          </div>
        )}
      </div>
    </section>
  );
}

function useTermsFile(number: string) {
  const t = useText();
  const { website } = useSession();
  const showToast = useToast();
  return useMutation({
    mutationFn: () => fetchOrderTerms(website.id, number),
    onSuccess: ({ name, file }) => {
      saveFile(name, new Blob([bytesOfBase64(file)], { type: 'application/pdf' }));
    },
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
}
