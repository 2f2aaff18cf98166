import { useText } from '@etalage/ui-kit';
import { Action, useToast } from '@etalage/ui-kit/dashboard';
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
import { counted, StockCauseFields } from '../../../screen/stock-cause-fields.tsx';
import { useSession } from '../../../session/session-context.ts';
import * as styles from './product-form.css.ts';

interface Props {
  /** What is typed and not stored; undefined if there is nothing, or something that cannot be stored. */
  change: ProductValuesChange | undefined;
  onSaved: (change: ProductValuesChange) => void;
  savedText: (change: ProductValuesChange) => string;
}

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
      {change && <StockCauseFields className={styles.pair} cause={cause} onChange={setCause} />}
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
