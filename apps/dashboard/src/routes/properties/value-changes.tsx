import { useText } from '@etalage/ui-kit';
import type { TextKey } from '@etalage/texts';
import { dot, values as list } from './value-changes.css.ts';
import { type HistoryValue, valueChangesOf } from './changed-values.ts';

/** What a change made of the values of a property, in full; colours are seen and read. */
export function ValueChanges({ before, after }: { before: unknown; after: unknown }) {
  const { added, removed, recolored, order } = valueChangesOf(before, after);
  return (
    <>
      <Values name="properties_history_added" values={added} />
      <Values name="properties_history_removed" values={removed} />
      {recolored.length > 0 && <Recolored pairs={recolored} />}
      <Values name="properties_history_order" values={order} />
    </>
  );
}

function Values({ name, values }: { name: TextKey; values: readonly HistoryValue[] }) {
  const t = useText();
  if (values.length === 0) return null;
  return (
    <p className={list}>
      {t(name)}{' '}
      {values.map(({ value, color }, place) => (
        <span key={value}>
          <Dot color={color} />
          {value}
          {place < values.length - 1 && ', '}
        </span>
      ))}
    </p>
  );
}

function Recolored({ pairs }: { pairs: readonly { before: HistoryValue; after: HistoryValue }[] }) {
  const t = useText();
  return (
    <p className={list}>
      {t('properties_history_recolored')}{' '}
      {pairs.map(({ before, after }, place) => (
        <span key={after.value}>
          {after.value} <Color color={before.color} /> → <Color color={after.color} />
          {place < pairs.length - 1 && ', '}
        </span>
      ))}
    </p>
  );
}

function Color({ color }: { color: string }) {
  const t = useText();
  return (
    <>
      <Dot color={color} />
      {color || t('products_history_empty_value')}
    </>
  );
}

/** The colour itself; its code or the name of the value is beside it. */
function Dot({ color }: { color: string }) {
  return color === '' ? null : <span className={dot} style={{ background: color }} aria-hidden="true" />;
}
