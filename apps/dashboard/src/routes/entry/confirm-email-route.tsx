import { useText } from '@etalage/ui-kit';
import { Action, controlButton } from '@etalage/ui-kit/dashboard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { emailChangeQuery, postConfirmEmailChange } from '../../queries/account-queries.ts';
import { failedWith } from '../../queries/call-api.ts';
import { failureTexts } from '../../queries/failure-texts.ts';
import { sessionQuery } from '../../queries/session-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import * as forms from '../../session/session.css.ts';
import { EntryScreen } from './entry-screen.tsx';
import { LoadEntry } from './load-entry.tsx';
import { useMailToken } from './use-mail-token.ts';

/** `/e-mailadres-bevestigen`, from a mail. A button confirms, because some mail programs open every link. */
export function ConfirmEmailRoute() {
  const t = useText();
  const token = useMailToken();
  const change = useQuery({ ...emailChangeQuery(token), enabled: token !== '' });
  if (token === '') return <ChangeGone />;
  return (
    <LoadEntry query={change} title={t('accounts_email_confirm_heading')} gone={<ChangeGone />}>
      {({ email }) => <Confirm key={token} token={token} email={email} />}
    </LoadEntry>
  );
}

function Confirm({ token, email }: { token: string; email: string }) {
  const t = useText();
  const queryClient = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => postConfirmEmailChange({ token }),
    // The signed-in member now has another address.
    onSuccess: () => queryClient.invalidateQueries(sessionQuery),
  });
  if (confirm.isSuccess) {
    return (
      <EntryScreen
        takesFocus
        title={t('accounts_email_done_heading')}
        intro={t('accounts_email_done_text', { email })}
      >
        <Link className={`${controlButton.primary} ${forms.wideButton}`} to="/">
          {t('accounts_email_done_link')}
        </Link>
      </EntryScreen>
    );
  }
  if (failedWith(confirm.error, 'not_found')) return <ChangeGone />;
  return (
    <EntryScreen
      title={t('accounts_email_confirm_heading')}
      intro={t('accounts_email_confirm_intro', { email })}
    >
      <FormFailure>{confirm.error ? failureTexts(confirm.error, [], t).general : ''}</FormFailure>
      <Action
        kind="primary"
        className={forms.wideButton}
        busy={confirm.isPending}
        onClick={() => confirm.mutate()}
      >
        {t(confirm.isPending ? 'accounts_saving' : 'accounts_email_confirm_button')}
      </Action>
    </EntryScreen>
  );
}

function ChangeGone() {
  const t = useText();
  return (
    <EntryScreen takesFocus title={t('accounts_reset_gone_heading')} intro={t('accounts_reset_gone_text')}>
      <Link className={`${controlButton.primary} ${forms.wideButton}`} to="/instellingen/account">
        {t('accounts_email_gone_ask')}
      </Link>
    </EntryScreen>
  );
}
