import type { ComponentProps } from 'react';
import { button } from './button.css.ts';

type Props = ComponentProps<'button'> & { kind?: keyof typeof button };

/** A button of the dashboard's look. */
export function Button({ kind = 'quiet', className, type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={[button[kind], className].filter(Boolean).join(' ')} />;
}
