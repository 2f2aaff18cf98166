import type { ButtonHTMLAttributes } from 'react';
import { button, type ButtonKind } from './button.css.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
}

/** A button in the style of the site. A link that looks like one takes `className={button.primary}`. */
export function Button({ kind = 'primary', className, type = 'submit', ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={className ? `${button[kind]} ${className}` : button[kind]} />
  );
}
