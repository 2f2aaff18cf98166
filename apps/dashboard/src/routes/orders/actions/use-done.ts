import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { doneTexts } from './order-effects.ts';

/** Closes a dialog and says what was done. */
export function useDone(action: keyof typeof doneTexts, onClose: () => void): () => void {
  const t = useText();
  const showToast = useToast();
  return () => {
    onClose();
    showToast({ text: t(doneTexts[action]) });
  };
}
