import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { Badge, type BadgeTone } from '@etalage/ui-kit/dashboard';
import type { ListedMail } from '../../queries/mail-queries.ts';
import * as styles from './mails.css.ts';
import { refusalWords } from './refusal-words.ts';

const views: Record<ListedMail['status'], { text: TextKey; tone: BadgeTone }> = {
  waiting: { text: 'mails_status_waiting', tone: 'waiting' },
  sending: { text: 'mails_status_sending', tone: 'waiting' },
  sent: { text: 'mails_status_sent', tone: 'good' },
  kept: { text: 'mails_status_kept', tone: 'neutral' },
  failed: { text: 'mails_status_failed', tone: 'bad' },
};

/** A mail of the list, or one of those about an order. */
type Mail = Pick<ListedMail, 'status' | 'error' | 'recipient' | 'again_to'> &
  Partial<Pick<ListedMail, 'sent_again'>>;

/** What became of a mail, why it was refused, and where it goes when it is sent again. */
export function MailState({ mail }: { mail: Mail }) {
  const t = useText();
  const { status, error, recipient, again_to, sent_again = false } = mail;
  const view = views[status];
  const [why, words] = refusalWords(error, t);
  return (
    <span className={styles.state}>
      <Badge tone={sent_again ? 'neutral' : view.tone}>
        {t(status === 'failed' && sent_again ? 'mails_status_again' : view.text)}
      </Badge>
      {status === 'kept' && <span className={styles.soft}>{t('mails_status_kept_hint')}</span>}
      {why && <span>{why}</span>}
      {words && <span className={styles.soft}>{words}</span>}
      {why && status === 'waiting' && <span className={styles.soft}>{t('mails_retry')}</span>}
      {again_to !== '' && again_to !== recipient && (
        <span className={styles.soft}>{t('mails_goes_to', { recipient: again_to })}</span>
      )}
    </span>
  );
}
