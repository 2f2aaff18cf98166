import { useText } from '@etalage/ui-kit';
import { Dialog } from '@etalage/ui-kit/dashboard';
import { useSession } from '../../../session/session-context.ts';
import { SignInForm } from '../../../session/sign-in-form.tsx';
import { useDesigner, useDesignerSession } from '../../session/designer-context.tsx';

/** Signs in again after the session ended; the open document stays as it is. */
export function SignInDialog() {
  const t = useText();
  const session = useDesignerSession();
  const { member } = useSession();
  const open = useDesigner((state) => state.saving === 'signed_out');
  return (
    <Dialog
      open={open}
      onOpenChange={() => undefined}
      title={t('dashboard_signin_again')}
      description={t('designer_signin_text')}
      mustAnswer
    >
      <SignInForm email={member.email} onSignedIn={() => session.resume()} />
    </Dialog>
  );
}
