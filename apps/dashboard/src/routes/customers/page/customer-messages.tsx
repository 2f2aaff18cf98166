import type { TextKey } from '@etalage/texts';
import { formatAgo, formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import type { CustomerReply } from '../../../queries/customer-queries.ts';
import { textLink } from '../../../screen/surface.css.ts';
import { ScreenLink } from '../../../session/screen-link.tsx';
import { useSession } from '../../../session/session-context.ts';
import { rolesOf } from '../../../shell/navigation.ts';
import { panel, panelTitle } from '../../orders/orders.css.ts';
import * as styles from '../customers.css.ts';

function Moment({ at }: { at: Date }) {
  return (
    <time className={styles.lesser} dateTime={at.toISOString()} title={formatDateTime(at)}>
      {formatAgo(at, new Date())}
    </time>
  );
}

/** What a customer sent with forms; whoever may read the answers can open them. */
export function CustomerSubmissions({ submissions }: Pick<CustomerReply, 'submissions'>) {
  const t = useText();
  const { website } = useSession();
  if (submissions.length === 0) return null;
  const mayOpen = rolesOf('/inzendingen').includes(website.role);
  return (
    <section className={panel} aria-labelledby="customer-submissions">
      <h2 id="customer-submissions" className={panelTitle}>
        {t('customers_submissions')}
      </h2>
      <ul className={styles.rows}>
        {submissions.map(({ id, form_title, at, answers }) => (
          <li key={id} className={styles.row}>
            <span className={styles.rowText}>
              {mayOpen ? (
                <ScreenLink className={textLink} to={`/inzendingen/${id}`}>
                  {form_title}
                </ScreenLink>
              ) : (
                <span>{form_title}</span>
              )}
              {answers !== '' && <span className={styles.lesser}>{answers}</span>}
            </span>
            <Moment at={at} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const mailTexts: Record<CustomerReply['mails'][number]['status'], TextKey> = {
  waiting: 'customers_mail_waiting',
  sending: 'customers_mail_sending',
  sent: 'customers_mail_sent',
  kept: 'customers_mail_kept',
  failed: 'customers_mail_failed',
};

/** The mails that a customer got. */
export function CustomerMails({ mails }: Pick<CustomerReply, 'mails'>) {
  const t = useText();
  if (mails.length === 0) return null;
  return (
    <section className={panel} aria-labelledby="customer-mails">
      <h2 id="customer-mails" className={panelTitle}>
        {t('customers_mails')}
      </h2>
      <ul className={styles.rows}>
        {mails.map(({ id, subject, at, status }) => (
          <li key={id} className={styles.row}>
            <span className={styles.rowText}>
              <span>{subject}</span>
              <span className={styles.lesser}>{t(mailTexts[status])}</span>
            </span>
            <Moment at={at} />
          </li>
        ))}
      </ul>
    </section>
  );
}
