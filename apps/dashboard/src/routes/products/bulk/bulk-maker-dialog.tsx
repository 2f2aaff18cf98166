import { useText } from '@etalage/ui-kit';
import { SelectField } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { makersQuery } from '../../../queries/maker-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { BulkDialog, type BulkDialogGiven } from './bulk-dialog.tsx';

/** An id of a maker is never this. */
const UNCHOSEN = '-';

/** Says of several products who made them, or of none of them. */
export function BulkMakerDialog(given: BulkDialogGiven) {
  const t = useText();
  const { website } = useSession();
  const { data } = useQuery(makersQuery(website.id));
  const [maker_id, setMaker] = useState(UNCHOSEN);
  const change = maker_id === UNCHOSEN ? undefined : { kind: 'maker' as const, maker_id };
  return (
    <BulkDialog {...given} kind="maker" change={change}>
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
    </BulkDialog>
  );
}
