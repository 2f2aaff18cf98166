import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { CellInput } from '../../../lists/cell-input.tsx';
import type { OwnedProduct } from '../../../queries/product-queries.ts';
import { countOf, countProblem } from '../typed-amount.ts';
import { CountList } from './count-list.tsx';
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
  // Only of what was typed in.
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const problems = new Map<string, string>();
  const changed = new Map<string, { variant_id: string; from: number; to: number }>();
  for (const [variant_id, text] of Object.entries(typed)) {
    const problem = countProblem(text, MOST_PIECES, t);
    if (problem !== undefined) problems.set(variant_id, problem);
    const from = known[variant_id] ?? 0;
    const to = countOf(text);
    if (to !== null && to !== from) changed.set(variant_id, { variant_id, from, to });
  }
  const isReady = changed.size > 0 && problems.size === 0;
  return (
    <>
      <CountList
        variants={variants}
        render={({ id: variant, choices }) => (
          <Count
            key={variant}
            title={choices.join(', ')}
            reserved={variant_stock[variant]?.reserved ?? 0}
            text={typed[variant] ?? String(known[variant] ?? 0)}
            isChanged={changed.has(variant)}
            problem={problems.get(variant)}
            onType={(text) => setTyped((before) => ({ ...before, [variant]: text }))}
          />
        )}
      />
      <StockActions
        change={isReady ? { id, variants: [...changed.values()] } : undefined}
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
