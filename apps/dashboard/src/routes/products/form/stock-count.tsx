import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, InputField, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { type OwnedProduct, postSetProductValues, renewProducts } from '../../../queries/product-queries.ts';
import { createRepeatKey } from '../../../queries/repeat-key.ts';
import { useSession } from '../../../session/session-context.ts';
import { countOf, countProblem } from '../typed-amount.ts';
import * as styles from './product-form.css.ts';

/** The number of pieces, which orders change too: it is stored by itself, at once. */
export function StockCount({ product: { id, on_hand, reserved } }: { product: OwnedProduct }) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [known, setKnown] = useState(on_hand);
  const [typed, setTyped] = useState(on_hand === null ? '' : String(on_hand));
  const [key] = useState(createRepeatKey);
  const to = countOf(typed);
  const problem = countProblem(typed, 1_000_000_000, t);
  const save = useMutation({
    mutationFn: (pieces: number) => {
      const changes = [{ id, on_hand: { from: known, to: pieces } }];
      return postSetProductValues(website.id, changes, key.for(changes));
    },
    onSuccess: ({ refused: [refused] }, pieces) => {
      key.made();
      if (refused) return;
      setKnown(pieces);
      showToast({ text: t('products_stock_saved', { count: formatCount(pieces) }) });
      void renewProducts(queryClient, website.id);
    },
  });
  const failure = save.error ? failureTexts(save.error, [], t).general : save.data?.refused[0]?.message;
  return (
    <div className={styles.stock}>
      <InputField
        label={t('products_field_on_hand')}
        hint={reserved ? t('products_on_hand_reserved', { count: formatCount(reserved) }) : undefined}
        error={problem ?? failure}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Action
        busy={save.isPending}
        disabled={to === null || to === known}
        onClick={() => to !== null && save.mutate(to)}
      >
        {t('products_stock_save')}
      </Action>
    </div>
  );
}
