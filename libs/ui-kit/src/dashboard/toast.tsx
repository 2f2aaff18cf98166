import { Toast as Radix } from 'radix-ui';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import * as styles from './toast.css.ts';

export interface ToastText {
  text: string;
  action?: { text: string; run: () => void };
  /** Shown until it is answered, closed or replaced: for something that is lost with it. */
  isKept?: boolean;
  /** Keeps the toasts that are shown: for one of several messages about the same thing. */
  isBeside?: boolean;
}

type ShowToast = (toast: ToastText) => void;
const ToastContext = createContext<ShowToast | null>(null);

/** How long a toast is shown, in milliseconds; longer when it has an action. */
const stay = { plain: 4000, withAction: 8000 };

/** Maximum number of toasts on the screen; the oldest ones are removed. */
const MOST = 4;

/** Shows one toast at a time; a new one replaces the previous one, except when it has `isBeside`. */
export function ToastProvider({ label, children }: { label: string; children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly (ToastText & { number: number })[]>([]);
  const show = useCallback<ShowToast>(
    (text) =>
      setToasts((before) => {
        const toast = { ...text, number: (before.at(-1)?.number ?? 0) + 1 };
        return text.isBeside ? [...before, toast].slice(-MOST) : [toast];
      }),
    [],
  );
  const close = (number: number) => setToasts((all) => all.filter((toast) => toast.number !== number));
  return (
    <ToastContext value={show}>
      <Radix.Provider label={label} swipeDirection="down">
        {children}
        {toasts.map(({ number, text, action, isKept }) => (
          <Radix.Root
            key={number}
            className={styles.toast}
            duration={durationOf({ action, isKept })}
            onOpenChange={(open) => !open && close(number)}
          >
            <Radix.Description className={styles.textColumn}>{text}</Radix.Description>
            {action && (
              <Radix.Action className={styles.action} altText={action.text} onClick={() => action.run()}>
                {action.text}
              </Radix.Action>
            )}
          </Radix.Root>
        ))}
        <Radix.Viewport className={styles.place} label={label} />
      </Radix.Provider>
    </ToastContext>
  );
}

function durationOf({ action, isKept }: Pick<ToastText, 'action' | 'isKept'>): number {
  if (isKept) return Number.POSITIVE_INFINITY;
  return action ? stay.withAction : stay.plain;
}

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast outside a ToastProvider');
  return show;
}
