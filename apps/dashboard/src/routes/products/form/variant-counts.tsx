import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { CellInput } from '../../../lists/cell-input.tsx';
import type { OwnedProduct } from '../../../queries/product-queries.ts';
import { countOf, countProblem } from '../typed-amount.ts';
import * as styles from './product-form.css.ts';
import { StockActions } from './stock-actions.tsx';

/** Most pieces that a variant can have. */
const MOST_PIECES = 1_000_000;

type Pieces = Readonly<Record<string, number>>;

/** The number of pieces of each variant, which orders change too: they are stored by themselves, at once. */
export function VariantCounts({ product: { id, variants, variant_stock } }: { product: OwnedProduct }) {
  const t = useText();
  const [known, setKnown] = useState<Pieces>(() =>
    Object.fromEntries(variants.map((one) => [one.id, variant_stock[one.id]?.on_hand ?? 0])),
  );
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const textOf = (variant: string) => typed[variant] ?? String(known[variant] ?? 0);
  const problems = variants.map((one) => countProblem(textOf(one.id), MOST_PIECES, t));
  const changed = variants.flatMap((one) => {
    const from = known[one.id] ?? 0;
    const to = countOf(textOf(one.id));
    return to === null || to === from ? [] : [{ variant_id: one.id, from, to }];
  });
  const hasProblem = problems.some((problem) => problem !== undefined);
  return (
    <>
      <ul className={styles.counts}>
        {variants.map(({ id: variant, choices }, index) => (
          <Count
            key={variant}
            title={choices.join(', ')}
            reserved={variant_stock[variant]?.reserved ?? 0}
            text={textOf(variant)}
            isChanged={changed.some(({ variant_id }) => variant_id === variant)}
            problem={problems[index]}
            onType={(text) => setTyped((before) => ({ ...before, [variant]: text }))}
          />
        ))}
      </ul>
      <StockActions
        change={changed.length > 0 && !hasProblem ? { id, variants: changed } : undefined}
        onSaved={({ variants: saved = [] }) => {
          const pieces = Object.fromEntries(saved.map(({ variant_id, to }) => [variant_id, to]));
          setKnown((before) => ({ ...before, ...pieces }));
        }}
        savedText={() => t('products_variant_stock_saved')}
      />
    </>
  );
}

interface CountProps {
  title: string;
  reserved: number;
  text: string;
  isChanged: boolean;
  problem: string | undefined;
  onType: (text: string) => void;
}

/** What a variant is called, and its pieces. */
function Count({ title, reserved, text, isChanged, problem, onType }: CountProps) {
  const t = useText();
  return (
    <li className={styles.count}>
      <span>
        {title}
        {reserved > 0 && (
          <span className={styles.soft}>
            {' '}
            {t('products_on_hand_reserved', { count: formatCount(reserved) })}
          </span>
        )}
      </span>
      <CellInput
        label={t('products_field_on_hand')}
        row={title}
        problem={problem}
        isChanged={isChanged}
        kind="number"
        labelled="never"
        inputMode="numeric"
        maxLength={10}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
    </li>
  );
}
