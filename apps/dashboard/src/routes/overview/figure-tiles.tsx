import { useText } from '@etalage/ui-kit';
import type { Figures } from '../../queries/figure-queries.ts';
import { changeOf, formatChange, type Measure, measures, measureViews } from './measures.ts';
import * as styles from './overview.css.ts';

interface FigureTilesProps {
  total: Figures;
  before: Figures;
  /** The measure of which the plot is shown. */
  chosen: Measure;
  onChoose: (measure: Measure) => void;
}

/** Each measure with its change; pressing one shows its plot. */
export function FigureTiles({ total, before, chosen, onChoose }: FigureTilesProps) {
  return (
    <ul className={styles.tiles}>
      {measures.map((measure) => (
        <li key={measure}>
          <button
            type="button"
            className={styles.tile}
            aria-pressed={measure === chosen}
            onClick={() => onChoose(measure)}
          >
            <Tile measure={measure} total={total} before={before} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Tile({ measure, total, before }: { measure: Measure; total: Figures; before: Figures }) {
  const t = useText();
  const { text, valueOf, formatShort } = measureViews[measure];
  const value = valueOf(total);
  return (
    <>
      <span className={styles.tileName}>{t(text)}</span>
      <span className={styles.tileValue}>{value === null ? t('overview_unknown') : formatShort(value)}</span>
      <Change measure={measure} value={value} earlier={valueOf(before)} />
    </>
  );
}

function Change({
  measure,
  value,
  earlier,
}: {
  measure: Measure;
  value: number | null;
  earlier: number | null;
}) {
  const t = useText();
  const change = changeOf(value, earlier);
  if (change === null || earlier === null)
    return <span className={styles.moment}>{t('overview_nothing_before')}</span>;
  if (change === 0) return <span className={styles.moment}>{t('overview_no_change')}</span>;
  return (
    <span className={change > 0 ? styles.rise : styles.fall}>
      {t('overview_change', {
        change: formatChange(change),
        before: measureViews[measure].formatShort(earlier),
      })}
    </span>
  );
}
