import { siteTexts } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { controlButton } from '@etalage/ui-kit/dashboard';
import { PartScreen } from '../../parts/part-screen.tsx';
import { BackLink } from '../../screen/back-link.tsx';
import { ScreenLink } from '../../session/screen-link.tsx';
import { useSession } from '../../session/session-context.ts';
import { MailExamplesEditor } from './mail-examples-editor.tsx';

/** `/teksten/mails`: the mails of the website as their readers get them, with the words in them. */
export function MailExamplesRoute() {
  const t = useText();
  const { website } = useSession();
  return (
    <PartScreen
      part={siteTexts}
      title={t('mails_examples_heading')}
      intro={t('mails_examples_intro')}
      loading={t('mails_examples_loading')}
      back={<BackLink to="/teksten" text="mails_examples_back" />}
      actions={
        // Who may not see orders may not see their mails either.
        website.role === 'owner' && (
          <ScreenLink className={controlButton.secondary} to="/instellingen/mails">
            {t('mails_examples_sent')}
          </ScreenLink>
        )
      }
    >
      {(calls, newest) => <MailExamplesEditor calls={calls} newest={newest} />}
    </PartScreen>
  );
}
