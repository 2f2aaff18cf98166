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
  /** Receives the chosen ids, and the items that were added as they were shown. */
  onChoose: (ids: string[], shown: readonly Referable[]) => void;
}

/** A dialog to choose in: a press chooses one item; several are stored by a button. */
export function ReferenceDialog({ kind, many, most, chosen, onClose, onChoose }: Props) {
  const t = useText();
  const [marked, setMarked] = useState(chosen);
  /** Whether the last press was refused because the most items are chosen already. */
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
