import { useText } from '@etalage/ui-kit';
import { Dialog } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import type { Member } from '../queries/session-queries.ts';
import { textLink } from '../screen/surface.css.ts';
import { SignInForm } from '../session/sign-in-form.tsx';

/**
 * Asks to sign in over a screen of which the session ended, so that nothing that is typed there is lost. What could not be
 * loaded meanwhile is loaded afterwards.
 */
export function SignInAgain({ member }: { member: Member }) {
  const t = useText();
  const client = useQueryClient();
  const readAgain = () =>
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title={t('dashboard_signin_again')}
      description={t('dashboard_signin_again_text')}
      mustAnswer
    >
      <SignInForm email={member.email} isEmailFixed onSignedIn={readAgain} />
      <p>
        {/* Loads the dashboard anew: another member must not find what this one has open. */}
        <a className={textLink} href="/inloggen">
          {t('dashboard_signin_other')}
        </a>
      </p>
    </Dialog>
  );
}
