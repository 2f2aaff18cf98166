import { InputField } from '@etalage/ui-kit/dashboard';
import type { ComponentProps } from 'react';

/**
 * A code of an authenticator app, in one field, so that it can be pasted and filled in by the browser. With `anyCode` also
 * a recovery code, which has letters.
 */
export function CodeField({
  anyCode = false,
  ...props
}: ComponentProps<typeof InputField> & { anyCode?: boolean }) {
  return (
    <InputField
      autoComplete="one-time-code"
      inputMode={anyCode ? 'text' : 'numeric'}
      autoCapitalize="off"
      spellCheck={false}
      maxLength={100}
      {...props}
    />
  );
}
