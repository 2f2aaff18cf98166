import { controlButton } from '@etalage/ui-kit/dashboard';
import type { ComponentProps } from 'react';

const looks = { quiet: controlButton.secondary, main: controlButton.primary, danger: controlButton.danger };

type Props = ComponentProps<'button'> & { kind?: keyof typeof looks };

/** A button in the style of the dashboard. It stays focusable while it is busy; the caller ignores presses then. */
export function Button({ kind = 'quiet', className, type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={[looks[kind], className].filter(Boolean).join(' ')} />;
}
