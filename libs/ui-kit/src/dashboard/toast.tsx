import { Toast as Radix } from 'radix-ui';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import * as styles from './toast.css.ts';

export interface ToastWords {
  text: string;
  action?: { text: string; run: () => void };
}

type ShowToast = (toast: ToastWords) => void;
const ToastContext = createContext<ShowToast | null>(null);

/** How long a toast stays, in milliseconds; longer when something can be done with it. */
const stay = { plain: 4000, withAction: 8000 };

/** Shows one toast at a time; a newer one takes the place of the older. */
export function ToastProvider({ label, children }: { label: string; children: ReactNode }) {
  const [toast, setToast] = useState<(ToastWords & { number: number }) | null>(null);
  const show = useCallback<ShowToast>(
    (words) => setToast((before) => ({ ...words, number: (before?.number ?? 0) + 1 })),
    [],
  );
  return (
    <ToastContext value={show}>
      <Radix.Provider label={label} swipeDirection="down">
        {children}
        {toast && (
          <Radix.Root
            key={toast.number}
            className={styles.toast}
            duration={toast.action ? stay.withAction : stay.plain}
            onOpenChange={(open) => !open && setToast(null)}
          >
            <Radix.Description className={styles.words}>{toast.text}</Radix.Description>
            {toast.action && (
              <Radix.Action
                className={styles.action}
                altText={toast.action.text}
                onClick={() => toast.action?.run()}
              >
                {toast.action.text}
              </Radix.Action>
            )}
          </Radix.Root>
        )}
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
