import { useText } from '@etalage/ui-kit';
import { Dialog, DialogActions } from '@etalage/ui-kit/dashboard';
import { useRef, useState } from 'react';
import { Button } from '../../controls/button.tsx';
import type { ReferenceTarget } from '../../definition/reference.ts';
import type { Referable } from '../../form-parts/reference-source.ts';
import { withToggledId } from './id-order.ts';
import * as styles from './reference-picker.css.ts';
import { ReferenceSearch } from './reference-search.tsx';

interface Props {
  kind: ReferenceTarget;
  many: boolean;
  most: number;
  chosen: readonly string[];
  onClose: () => void;
  /** The ids that are chosen now, and what was shown of those that were added. */
  onChoose: (ids: string[], shown: readonly Referable[]) => void;
}

/** A dialog to choose in: one thing at once with a press, several with a button that keeps them. */
export function ReferenceDialog({ kind, many, most, chosen, onClose, onChoose }: Props) {
  const t = useText();
  const [marked, setMarked] = useState(chosen);
  /** Whether the last press was refused, because as many are chosen as there may be. */
  const [isFull, setFull] = useState(false);
  const shown = useRef(new Map<string, Referable>());
  const choose = (item: Referable) => {
    const isFull = many && marked.length >= most && !marked.includes(item.id);
    setFull(isFull);
    if (isFull) return;
    shown.current.set(item.id, item);
    if (many) setMarked(withToggledId(marked, item.id));
    else finish([item.id]);
  };
  const finish = (ids: readonly string[]) => {
    onChoose([...ids], [...shown.current.values()]);
    onClose();
  };
  return (
    <Dialog
      open
      size="medium"
      title={t(many ? `reference_choose_many_${kind}` : `reference_choose_${kind}`)}
      onOpenChange={(open) => !open && onClose()}
    >
      <ReferenceSearch kind={kind} many={many} chosen={marked} onChoose={choose} />
      {many && (
        <p role="status" className={styles.full}>
          {isFull && t('reference_full', { most })}
        </p>
      )}
      {many && (
        <DialogActions>
          <Button onClick={onClose}>{t('formfield_cancel')}</Button>
          <Button kind="main" onClick={() => finish(marked)}>
            {t('reference_keep', { count: marked.length })}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
