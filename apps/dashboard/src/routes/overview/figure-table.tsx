import { useText } from '@etalage/ui-kit';
import type { FigureDays, ShopFigures } from '../../queries/figure-queries.ts';
import { type Measure, measureViews } from './measures.ts';
import * as styles from './overview.css.ts';
import { partLabel } from './part-label.ts';

interface FigureTableProps {
  measure: Measure;
  days: FigureDays;
  series: ShopFigures['series'];
}

/** What the plot shows, in numbers that can be read, copied and heard. */
export function FigureTable({ measure, days, series }: FigureTableProps) {
  const t = useText();
  const { valueOf, format } = measureViews[measure];
  const shown = (value: number | null) => (value === null ? t('overview_unknown') : format(value));
  return (
    <details>
      <summary className={styles.fold}>{t('overview_as_table')}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('overview_moment')}</th>
            <th scope="col">{t('overview_now')}</th>
            <th scope="col">{t('overview_before')}</th>
          </tr>
        </thead>
        <tbody>
          {series.map(({ at, now, before }) => (
            <tr key={at.getTime()}>
              <th scope="row">{partLabel(at, days, t)}</th>
              <td>{shown(valueOf(now))}</td>
              <td>{shown(valueOf(before))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
