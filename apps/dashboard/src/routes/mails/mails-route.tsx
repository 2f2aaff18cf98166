import { MAIL_DAYS } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { MailList } from './mail-list.tsx';

/** `/instellingen/mails`: what was mailed, and what of it was refused. */
export function MailsRoute() {
  const t = useText();
  return (
    <>
      <ScreenHeader title={t('mails_heading')} intro={t('mails_intro', { count: String(MAIL_DAYS) })} />
      <MailList />
    </>
  );
}
