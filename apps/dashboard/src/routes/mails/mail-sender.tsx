import { useText } from '@etalage/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { mailSenderQuery } from '../../queries/mail-queries.ts';
import { useSession } from '../../session/session-context.ts';
import * as styles from './mails.css.ts';

/** What the domain of the sender must say, so that mails are not taken for spam; nothing until it is known. */
export function MailSenderHelp() {
  const t = useText();
  const { website } = useSession();
  const { data } = useQuery(mailSenderQuery(website.id));
  if (!data) return null;
  const { address, domain } = data;
  if (address === '') return <p className={styles.noSender}>{t('mails_sender_none')}</p>;
  const records = [
    ['mails_sender_spf', domain, 'v=spf1 include:… ~all'],
    ['mails_sender_dkim', `…._domainkey.${domain}`, 'v=DKIM1; …'],
    ['mails_sender_dmarc', `_dmarc.${domain}`, `v=DMARC1; p=none; rua=mailto:postmaster@${domain}`],
  ] as const;
  return (
    <details className={styles.sender}>
      <summary>{t('mails_sender_title', { address })}</summary>
      <p className={styles.soft}>{t('mails_sender_text', { domain })}</p>
      <ul className={styles.records}>
        {records.map(([text, name, value]) => (
          <li key={text}>
            {t(text)}
            <code className={styles.record}>{t('mails_sender_record', { name, value })}</code>
          </li>
        ))}
      </ul>
      <p className={styles.soft}>{t('mails_sender_stop')}</p>
    </details>
  );
}
