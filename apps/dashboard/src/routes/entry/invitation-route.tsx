import { dashboardPath } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { controlButton } from '@etalage/ui-kit/dashboard';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { invitationQuery, type OpenInvitation } from '../../queries/account-queries.ts';
import { type Member, sessionQuery } from '../../queries/session-queries.ts';
import * as forms from '../../session/session.css.ts';
import { SignInForm } from '../../session/sign-in-form.tsx';
import { Loading } from '../../screen/loading.tsx';
import { AcceptAs, AcceptAsNew, SignOutFirst } from './accept-invitation.tsx';
import { EntryScreen } from './entry-screen.tsx';
import { LoadEntry } from './load-entry.tsx';
import { useMailToken } from './use-mail-token.ts';

/** `/uitnodiging`, from a mail */
export function InvitationRoute() {
  const t = useText();
  const token = useMailToken();
  const invitation = useQuery({ ...invitationQuery(token), enabled: token !== '' });
  if (token === '') return <InvitationGone />;
  return (
    <LoadEntry query={invitation} title={t('accounts_mail_invitation_button')} gone={<InvitationGone />}>
      {(open) => <Invitation token={token} invitation={open} />}
    </LoadEntry>
  );
}

function Invitation({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const t = useText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const session = useQuery(sessionQuery);
  if (session.isPending) return <Loading />;
  const { website, email, role, invited_by: name, has_account: hasAccount } = invitation;
  const signedIn = session.data?.member;
  const onAccepted = (member: Member) => {
    queryClient.setQueryData(sessionQuery.queryKey, { member });
    // A token begins with the id of its website.
    void navigate(dashboardPath(token.split('.')[0] ?? '', '/'), { replace: true });
  };
  return (
    <EntryScreen
      title={t('accounts_invitation_heading', { website })}
      intro={t('accounts_invitation_intro', { name, role: t(`accounts_role_${role}`).toLowerCase() })}
    >
      {signedIn?.email === email ? (
        <AcceptAs token={token} email={email} onAccepted={onAccepted} />
      ) : signedIn ? (
        <SignOutFirst email={signedIn.email} />
      ) : hasAccount ? (
        <>
          <p>{t('accounts_invitation_known')}</p>
          <SignInForm email={email} isEmailFixed onSignedIn={() => void session.refetch()} />
        </>
      ) : (
        <AcceptAsNew token={token} email={email} onAccepted={onAccepted} />
      )}
    </EntryScreen>
  );
}

function InvitationGone() {
  const t = useText();
  return (
    <EntryScreen
      takesFocus
      title={t('accounts_invitation_gone_heading')}
      intro={t('accounts_invitation_gone_text')}
    >
      <Link className={`${controlButton.secondary} ${forms.wideButton}`} to="/inloggen">
        {t('accounts_to_signin')}
      </Link>
    </EntryScreen>
  );
}
