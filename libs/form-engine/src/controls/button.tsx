import { controlButton } from '@etalage/ui-kit/dashboard';
import type { ComponentProps } from 'react';

const looks = { quiet: controlButton.secondary, main: controlButton.primary, danger: controlButton.danger };

type Props = ComponentProps<'button'> & { kind?: keyof typeof looks };

/** A button of the dashboard's look; while busy it keeps the focus, and its form decides what a press does. */
export function Button({ kind = 'quiet', className, type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={[looks[kind], className].filter(Boolean).join(' ')} />;
}
