import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, SelectField } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { makersQuery } from '../../../queries/maker-queries.ts';
import type { ProductsChange } from '../../../queries/product-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { dialogForm } from '../../pages/pages.css.ts';
import { BulkPreview } from './bulk-preview.tsx';
import { useChangeProducts } from './use-change-products.ts';

interface Props {
  ids: string[];
  onClose: () => void;
  onDone: () => void;
}

/** An id of a maker is never this. */
const UNCHOSEN = '-';

/** Says of several products who made them, or of none of them. */
export function BulkMakerDialog({ ids, onClose, onDone }: Props) {
  const t = useText();
  const { website } = useSession();
  const { data } = useQuery(makersQuery(website.id));
  const [maker_id, setMaker] = useState(UNCHOSEN);
  const { run, isPending } = useChangeProducts();
  const change: ProductsChange | undefined = maker_id === UNCHOSEN ? undefined : { kind: 'maker', maker_id };
  const text = t('products_bulk_maker_done', { count: String(ids.length) });
  return (
    <Dialog
      open
      size="medium"
      title={t('products_bulk_maker_title')}
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
        <SelectField
          label={t('products_field_maker')}
          hint={t('products_field_maker_hint')}
          value={maker_id}
          onChange={(event) => setMaker(event.target.value)}
        >
          <option value={UNCHOSEN}>{t('products_bulk_maker_choose')}</option>
          {data?.makers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="">{t('products_maker_none')}</option>
        </SelectField>
        {change && <BulkPreview ids={ids} change={change} />}
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isPending} disabled={!change}>
            {t('products_bulk_maker_submit')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}
