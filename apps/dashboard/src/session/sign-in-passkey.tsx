import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { failedWith } from '../queries/call-api.ts';
import { failureTexts } from '../queries/failure-texts.ts';
import { postAskSignInPasskey, postSignInPasskey } from '../queries/passkey-queries.ts';
import { answerWithPasskey } from './browser-passkeys.ts';
import { FormFailure } from './form-failure.tsx';
import * as styles from './session.css.ts';

type Session = Awaited<ReturnType<typeof postSignInPasskey>>;

interface Props {
  /** Proves that the password was right. */
  challenge: string;
  onDone: (session: Session) => void;
  /** The password must be typed again. */
  onTooLate: () => void;
}

/** The second step of signing in with a passkey, which the browser asks for. */
export function SignInPasskey({ challenge, onDone, onTooLate }: Props) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const signingIn = useMutation({
    mutationFn: async () => {
      const { options } = await postAskSignInPasskey(challenge);
      const passkey = await answerWithPasskey(options, t);
      return postSignInPasskey({ challenge, passkey });
    },
    onSuccess: onDone,
    onError: (refused) => {
      if (failedWith(refused, 'unauthenticated')) onTooLate();
    },
  });
  const { isPending, error } = signingIn;
  return (
    <>
      <Action
        kind="primary"
        ref={button}
        className={styles.wideButton}
        busy={isPending}
        onClick={() => signingIn.mutate()}
      >
        {t(isPending ? 'passkey_signin_busy' : 'passkey_use')}
      </Action>
      <FormFailure>{error ? failureTexts(error, [], t).general : ''}</FormFailure>
    </>
  );
}
