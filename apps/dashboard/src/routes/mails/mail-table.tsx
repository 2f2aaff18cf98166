import { isTextKey, type TextKey, type Translate } from '@etalage/texts';
import { formatAgo } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, type Column, DataTable } from '@etalage/ui-kit/dashboard';
import { box } from '../../lists/choose-all-bar.css.ts';
import { momentColumn } from '../../lists/row-columns.tsx';
import type { ChosenRows } from '../../lists/use-chosen-rows.ts';
import type { ListedMail } from '../../queries/mail-queries.ts';
import { ScreenLink } from '../../session/screen-link.tsx';
import { MailState } from './mail-state.tsx';
import * as styles from './mails.css.ts';
import type { ResendMails } from './use-resend-mails.ts';

interface MailTableProps {
  mails: readonly ListedMail[];
  chosen: ChosenRows<ListedMail>;
  resend: ResendMails;
}

/** Mails with what became of each; refused ones can be chosen and sent again. */
export function MailTable({ mails, chosen, resend }: MailTableProps) {
  const t = useText();
  const isAnyOpen = mails.some(({ again_to }) => again_to !== '');
  const at = momentColumn<ListedMail>('at', t('mails_column_at'), (mail) => mail.at);
  const columns: Column<ListedMail>[] = [
    {
      key: 'mail',
      title: t('mails_column_mail'),
      cell: (mail) => <Words mail={mail} chosen={chosen} t={t} />,
    },
    {
      key: 'state',
      title: t('mails_column_state'),
      width: '18rem',
      cell: (mail) => <MailState mail={mail} />,
    },
    { ...at, width: '9rem', phone: 'none' },
    {
      key: 'order',
      title: t('mails_column_order'),
      width: '7rem',
      phone: 'side',
      cell: (mail) => <About mail={mail} />,
    },
  ];
  if (isAnyOpen)
    columns.push({
      key: 'again',
      title: t('mails_column_again'),
      quietTitle: true,
      width: '12.5rem',
      cell: (mail) => <Again mail={mail} resend={resend} />,
    });
  return <DataTable label={t('mails_heading')} columns={columns} rows={mails} rowKey={({ id }) => id} />;
}

function Words({ mail, chosen, t }: { mail: ListedMail; chosen: ChosenRows<ListedMail>; t: Translate }) {
  const { subject, recipient, again_to } = mail;
  const words = (
    <span className={styles.words}>
      <span className={styles.subject}>{subject}</span>
      <span className={styles.soft}>{t('mails_to', { recipient })}</span>
      <span className={styles.soft}>
        {t(kindText(mail.kind))}
        <span className={styles.phoneOnly}>{` · ${formatAgo(mail.at, new Date())}`}</span>
      </span>
    </span>
  );
  if (again_to === '') return words;
  return (
    <span className={styles.choosable}>
      <label className={styles.choose}>
        <input
          type="checkbox"
          className={box}
          aria-label={t('mails_choose', { subject, recipient })}
          checked={chosen.has(mail)}
          onChange={({ target, nativeEvent }) =>
            chosen.choose(mail, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </label>
      {words}
    </span>
  );
}

/** What kind of mail it is; one that is not known here is about an order. */
function kindText(kind: string): TextKey {
  const key = `mails_kind_${kind.replaceAll('-', '_')}`;
  return isTextKey(key) ? key : 'mails_kind_other';
}

function About({ mail: { number } }: { mail: ListedMail }) {
  if (number === '') return null;
  return <ScreenLink to={`/bestellingen/${encodeURIComponent(number)}`}>{number}</ScreenLink>;
}

function Again({ mail, resend }: { mail: ListedMail; resend: ResendMails }) {
  const t = useText();
  const { id, subject, again_to: recipient } = mail;
  if (recipient === '') return null;
  return (
    <Action
      busy={resend.isPending}
      aria-label={t('mails_again_named', { subject, recipient })}
      onClick={() => resend.run([id])}
    >
      {t('mails_again')}
    </Action>
  );
}
