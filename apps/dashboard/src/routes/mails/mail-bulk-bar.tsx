import { MAX_RESENT_MAILS } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { ChooseAllBar } from '../../lists/choose-all-bar.tsx';
import type { ChosenRows } from '../../lists/use-chosen-rows.ts';
import type { ListedMail } from '../../queries/mail-queries.ts';
import * as styles from './mails.css.ts';
import type { ResendMails } from './use-resend-mails.ts';

interface MailBulkBarProps {
  chosen: ChosenRows<ListedMail>;
  resend: ResendMails;
}

/** Chooses all refused mails of the page, and sends the chosen ones again. */
export function MailBulkBar({ chosen, resend }: MailBulkBarProps) {
  const t = useText();
  const count = chosen.rows.length;
  const isTooMany = count > MAX_RESENT_MAILS;
  return (
    <ChooseAllBar label={t('mails_choose_all')} areAll={chosen.areAll} onChooseAll={chosen.chooseAll}>
      {count > 0 && !isTooMany && (
        <Action busy={resend.isPending} onClick={() => resend.run(chosen.rows.map(({ id }) => id))}>
          {t('mails_again_several')}
        </Action>
      )}
      <p role="status" className={styles.soft}>
        {count > 0 && t(count === 1 ? 'mails_chosen_one' : 'mails_chosen', { count: String(count) })}
        {isTooMany && ` ${t('mails_chosen_most', { most: String(MAX_RESENT_MAILS) })}`}
      </p>
      {count > 0 && (
        <Action kind="quiet" onClick={chosen.clear}>
          {t('mails_choose_none')}
        </Action>
      )}
    </ChooseAllBar>
  );
}
