import { Toast as Radix } from 'radix-ui';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import * as styles from './toast.css.ts';

export interface ToastText {
  text: string;
  action?: { text: string; run: () => void };
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
        {toasts.map(({ number, text, action }) => (
          <Radix.Root
            key={number}
            className={styles.toast}
            duration={action ? stay.withAction : stay.plain}
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

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast outside a ToastProvider');
  return show;
}
