import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions } from '@etalage/ui-kit/dashboard';
import type { ReactNode } from 'react';
import type { ProductsChange } from '../../../queries/product-queries.ts';
import { dialogForm } from '../../pages/pages.css.ts';
import { BulkPreview } from './bulk-preview.tsx';
import { useChangeProducts } from './use-change-products.ts';

/** What every dialog that changes several products is given. */
export interface BulkDialogGiven {
  ids: string[];
  onClose: () => void;
  onDone: () => void;
}

interface BulkDialogProps extends BulkDialogGiven {
  /** Which texts it has. */
  kind: 'price' | 'category' | 'maker';
  /** What its fields say; undefined as long as that is no change. */
  change: ProductsChange | undefined;
  /** The change of which the preview is shown, if that follows the fields later. */
  previewed?: ProductsChange | undefined;
  /** The fields. */
  children: ReactNode;
}

/** A dialog that shows what a change of several products does before it is made. */
export function BulkDialog(props: BulkDialogProps) {
  const { kind, ids, change, previewed = change, onClose, onDone, children } = props;
  const t = useText();
  const { run, isPending } = useChangeProducts();
  const text = t(`products_bulk_${kind}_done`, { count: String(ids.length) });
  return (
    <Dialog
      open
      size="medium"
      title={t(`products_bulk_${kind}_title`)}
      onOpenChange={(open) => !open && onClose()}
    >
      <form
        className={dialogForm}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (change && !isPending) run({ ids, change, text }, { onSuccess: onDone });
        }}
      >
        {children}
        {previewed && <BulkPreview ids={ids} change={previewed} />}
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isPending} disabled={!change}>
            {t(`products_bulk_${kind}_submit`)}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}
