import type { ComponentProps } from 'react';
import { controlButton, type ControlButtonKind } from './control.css.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

interface ActionProps extends ComponentProps<'button'> {
  kind?: ControlButtonKind;
  icon?: IconName;
  /** Busy: presses are ignored, the focus does not move. */
  busy?: boolean;
}

/** A button of the dashboard. A link that looks like one takes `className={controlButton.primary}`. */
export function Action({
  kind = 'secondary',
  icon,
  busy = false,
  className,
  children,
  ...rest
}: ActionProps) {
  const look = controlButton[kind];
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      aria-disabled={busy || rest['aria-disabled']}
      className={className ? `${look} ${className}` : look}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
    </button>
  );
}
