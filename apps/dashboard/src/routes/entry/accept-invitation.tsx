import { useText } from '@etalage/ui-kit';
import { Action, InputField } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { postAcceptInvitation } from '../../queries/account-queries.ts';
import { failureTexts } from '../../queries/failure-texts.ts';
import { type Member, postSignOut } from '../../queries/session-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { NewPasswordField } from '../../session/new-password-field.tsx';
import * as forms from '../../session/session.css.ts';
import { useSubmit } from '../../session/use-submit.ts';

interface Props {
  token: string;
  email: string;
  onAccepted: (member: Member) => void;
}

/** Accepts the invitation for a member who is signed in with the invited address. */
export function AcceptAs({ token, email, onAccepted }: Props) {
  const t = useText();
  const accept = useMutation({
    mutationFn: () => postAcceptInvitation({ token }),
    onSuccess: ({ member }) => onAccepted(member),
  });
  return (
    <>
      <p>{t('accounts_invitation_as', { email })}</p>
      <FormFailure>{accept.error ? failureTexts(accept.error, [], t).general : ''}</FormFailure>
      <Action
        kind="primary"
        className={forms.wideButton}
        busy={accept.isPending}
        onClick={() => accept.mutate()}
      >
        {t(accept.isPending ? 'accounts_invitation_busy' : 'accounts_invitation_accept')}
      </Action>
    </>
  );
}

/** Asks for a name and a password of a person without an account. */
export function AcceptAsNew({ token, email, onAccepted }: Props) {
  const t = useText();
  const form = useForm({ defaultValues: { name: '', password: '' } });
  const { errors } = form.formState;
  const { submit, isBusy, failure } = useSubmit(form, {
    call: (typed) => postAcceptInvitation({ token, ...typed }),
    onDone: ({ member }) => onAccepted(member),
  });
  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <p>{t('accounts_invitation_make')}</p>
      <InputField label={t('accounts_email')} type="email" autoComplete="username" value={email} readOnly />
      <InputField
        label={t('accounts_name')}
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name', {
          validate: (typed) => typed.trim() !== '' || t('accounts_name_required'),
        })}
      />
      <NewPasswordField
        label={t('accounts_password')}
        error={errors.password?.message}
        {...form.register('password', { required: t('accounts_password_required') })}
      />
      <FormFailure>{failure}</FormFailure>
      <Action kind="primary" type="submit" className={forms.wideButton} busy={isBusy}>
        {t(isBusy ? 'accounts_invitation_busy' : 'accounts_invitation_make_button')}
      </Action>
    </form>
  );
}

/** Shown to a member who is signed in with another address than the invited one. */
export function SignOutFirst({ email }: { email: string }) {
  const t = useText();
  const queryClient = useQueryClient();
  const signOut = useMutation({
    mutationFn: postSignOut,
    onSuccess: () => queryClient.resetQueries(),
  });
  return (
    <>
      <p>{t('accounts_invitation_wrong', { email })}</p>
      <FormFailure>{signOut.error ? t('dashboard_offline') : ''}</FormFailure>
      <Action className={forms.wideButton} busy={signOut.isPending} onClick={() => signOut.mutate()}>
        {t('dashboard_signout')}
      </Action>
    </>
  );
}
