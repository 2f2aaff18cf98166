import { useText } from '@etalage/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { postAskPasskey } from '../../../queries/passkey-queries.ts';
import { twoStepQuery } from '../../../queries/two-step-queries.ts';
import { knowsPasskeys, answerWithPasskey } from '../../../session/browser-passkeys.ts';

/** With what the member proves the second step: a passkey if they have one here, unless they prefer a code. */
export function useSecondStep() {
  const t = useText();
  const { data } = useQuery(twoStepQuery);
  const [prefersCode, setPrefersCode] = useState(false);
  const hasPasskey = knowsPasskeys() && (data?.passkeys.some(({ works_here }) => works_here) ?? false);
  const takesPasskey = hasPasskey && !prefersCode;
  return {
    hasPasskey,
    takesPasskey,
    hasApp: data?.has_app ?? false,
    swap: () => setPrefersCode(!prefersCode),
    /** The proof: the typed code, or what the passkey answers. */
    prove: async (code: string) => {
      if (!takesPasskey) return { code };
      const { options } = await postAskPasskey();
      return { passkey: await answerWithPasskey(options, t) };
    },
  };
}

export type Proof = Awaited<ReturnType<ReturnType<typeof useSecondStep>['prove']>>;
