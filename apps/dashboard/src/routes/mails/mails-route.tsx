import { MAIL_DAYS } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { controlButton } from '@etalage/ui-kit/dashboard';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { ScreenLink } from '../../session/screen-link.tsx';
import { useSession } from '../../session/session-context.ts';
import { MailList } from './mail-list.tsx';
import { MailSenderHelp } from './mail-sender.tsx';

/** `/instellingen/mails`: what was mailed, and what of it was refused. */
export function MailsRoute() {
  const t = useText();
  const { website } = useSession();
  return (
    <>
      <ScreenHeader
        title={t('mails_heading')}
        intro={t('mails_intro', { count: String(MAIL_DAYS) })}
        actions={
          // The others of the shop do not change texts of the website.
          website.role === 'owner' && (
            <ScreenLink className={controlButton.secondary} to="/teksten/mails">
              {t('mails_examples_open')}
            </ScreenLink>
          )
        }
      />
      <MailSenderHelp />
      <MailList />
    </>
  );
}
