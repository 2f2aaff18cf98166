import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useState, type ReactNode } from 'react';

/** The button that opens a history; its events are fetched when it is pressed. */
export function HistoryButton({ children }: { children: (onClose: () => void) => ReactNode }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Action onClick={() => setIsOpen(true)}>{t('products_history')}</Action>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}
