import { MAX_CART_LINES } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { type Ref, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { FormCard } from '../../../screen/form-card.tsx';
import type { OfferShop } from '../../../queries/quote-queries.ts';
import { OfferAmounts } from './offer-amounts.tsx';
import { freeLine, lineFormOf, type OfferForm } from './offer-form-values.ts';
import { OfferLineFields } from './offer-line-fields.tsx';
import { ProductDialog } from './product-dialog.tsx';
import * as styles from './quote.css.ts';

/** The lines of an offer, with what can be added, and what it costs. */
export function OfferLines({ shop }: { shop: OfferShop }) {
  const t = useText();
  const { control, formState, setFocus } = useFormContext<OfferForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const [isChoosing, setChoosing] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const problem = formState.errors.lines?.root?.message ?? formState.errors.lines?.message;
  return (
    <FormCard title={t('quote_lines')}>
      {fields.length === 0 && <p className={styles.soft}>{t('quote_lines_empty')}</p>}
      <ul className={styles.lines}>
        {fields.map(({ id }, index) => (
          <OfferLineFields
            key={id}
            index={index}
            shop={shop}
            onRemove={() => {
              remove(index);
              // The button that had the focus is gone.
              add.current?.focus();
            }}
          />
        ))}
      </ul>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <AddLines
        ref={add}
        isFull={fields.length >= MAX_CART_LINES}
        onProduct={() => setChoosing(true)}
        onOwn={() => {
          append(freeLine(shop), { shouldFocus: false });
          setTimeout(() => setFocus(`lines.${fields.length}.title`));
        }}
      />
      <OfferAmounts terms={shop.terms} />
      {isChoosing && (
        <ProductDialog
          onClose={() => setChoosing(false)}
          onCloseFocus={(event) => {
            event.preventDefault();
            add.current?.focus();
          }}
          onChosen={(line) =>
            append(lineFormOf({ ...line, id: crypto.randomUUID() }), { shouldFocus: false })
          }
        />
      )}
    </FormCard>
  );
}

interface AddProps {
  ref: Ref<HTMLButtonElement>;
  isFull: boolean;
  onProduct: () => void;
  onOwn: () => void;
}

function AddLines({ ref, isFull, onProduct, onOwn }: AddProps) {
  const t = useText();
  return (
    <>
      <div className={styles.actions}>
        <Action ref={ref} icon="plus" aria-disabled={isFull} onClick={() => !isFull && onProduct()}>
          {t('quote_add_product')}
        </Action>
        <Action icon="edit" aria-disabled={isFull} onClick={() => !isFull && onOwn()}>
          {t('quote_add_line')}
        </Action>
      </div>
      {isFull && <p className={styles.soft}>{t('quote_lines_full', { most: String(MAX_CART_LINES) })}</p>}
    </>
  );
}
