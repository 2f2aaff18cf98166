import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { useText } from '../text/text-context.ts';
import { controlButton } from './control.css.ts';
import * as styles from './dialog.css.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  size?: keyof typeof styles.size;
  /** A dialog that must be answered has no close button; Escape or a click outside does not close it. */
  mustAnswer?: boolean;
  /** Decides where focus goes afterwards; by default it returns to where it was. */
  onCloseFocus?: (event: Event) => void;
  children?: ReactNode;
}

/** A modal dialog with a question or a form. It traps the focus and returns it afterwards. */
export function Dialog({ open, onOpenChange, title, description, size = 'small', ...rest }: Props) {
  const { mustAnswer = false, onCloseFocus, children } = rest;
  const t = useText();
  const before = useRef<Element | null>(null);
  const hold = mustAnswer ? (event: Event) => event.preventDefault() : undefined;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.veil} />
        <Radix.Content
          className={styles.size[size]}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...(hold && { onEscapeKeyDown: hold, onInteractOutside: hold })}
          onOpenAutoFocus={() => (before.current = document.activeElement)}
          onCloseAutoFocus={(event) => {
            if (onCloseFocus) return onCloseFocus(event);
            // Radix has no trigger to return the focus to: these dialogs are opened by state.
            event.preventDefault();
            if (before.current instanceof HTMLElement) before.current.focus();
          }}
        >
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
          {children}
          {!mustAnswer && (
            <Radix.Close className={`${controlButton.icon} ${styles.close}`} aria-label={t('dialog_close')}>
              <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
                <path
                  d="M3.5 3.5l9 9m0-9l-9 9"
                  stroke="currentColor"
                  strokeWidth="1.6"
                  strokeLinecap="round"
                />
              </svg>
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The row of buttons at the end of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
