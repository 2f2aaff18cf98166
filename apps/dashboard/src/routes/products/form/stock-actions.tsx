import { type CorrectionReason, correctionReasons } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { Action, InputField, SelectField, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureTexts } from '../../../queries/failure-texts.ts';
import {
  postSetProductValues,
  type ProductValuesChange,
  renewProducts,
  type StockCause,
} from '../../../queries/product-queries.ts';
import { createRepeatKey } from '../../../queries/repeat-key.ts';
import { useSession } from '../../../session/session-context.ts';
import * as styles from './product-form.css.ts';

interface Props {
  /** What is typed and not stored; undefined if there is nothing, or something that cannot be stored. */
  change: ProductValuesChange | undefined;
  onSaved: (change: ProductValuesChange) => void;
  savedText: (change: ProductValuesChange) => string;
}

const counted: StockCause = { reason: 'count', note: '' };

/** Why pieces change, and the button that stores them at once: orders change them too, so they are no part of the form. */
export function StockActions({ change, onSaved, savedText }: Props) {
  const t = useText();
  const [cause, setCause] = useState(counted);
  const save = useSaveStock((stored) => {
    onSaved(stored);
    setCause(counted);
  }, savedText);
  return (
    <>
      {change && (
        <div className={styles.pair}>
          <SelectField
            label={t('products_stock_reason')}
            value={cause.reason}
            onChange={({ target }) => {
              setCause({ ...cause, reason: target.value as CorrectionReason });
            }}
          >
            {correctionReasons.map((reason) => (
              <option key={reason} value={reason}>
                {t(`products_stock_reason_${reason}`)}
              </option>
            ))}
          </SelectField>
          <InputField
            label={t('products_stock_note')}
            maxLength={200}
            autoComplete="off"
            value={cause.note}
            onChange={({ target }) => setCause({ ...cause, note: target.value })}
          />
        </div>
      )}
      {save.failure && (
        <p role="alert" className={styles.problem}>
          {save.failure}
        </p>
      )}
      <div>
        <Action busy={save.isPending} disabled={!change} onClick={() => change && save.run(change, cause)}>
          {t('products_stock_save')}
        </Action>
      </div>
    </>
  );
}

function useSaveStock(onSaved: Props['onSaved'], savedText: Props['savedText']) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [key] = useState(createRepeatKey);
  const save = useMutation({
    mutationFn: ({ change, cause }: { change: ProductValuesChange; cause: StockCause }) =>
      postSetProductValues(website.id, [change], key.for({ change, cause }), cause),
    onSuccess: ({ refused: [refused] }, { change }) => {
      key.made();
      if (refused) return;
      onSaved(change);
      showToast({ text: savedText(change) });
      void renewProducts(queryClient, website.id);
      void queryClient.invalidateQueries({ queryKey: ['stock-movements', website.id, change.id] });
    },
  });
  const failure = save.error ? failureTexts(save.error, [], t).general : save.data?.refused[0]?.message;
  const run = (change: ProductValuesChange, cause: StockCause) => save.mutate({ change, cause });
  return { run, isPending: save.isPending, failure };
}
