import { useText } from '@etalage/ui-kit';
import {
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import type { FigureDays, ShopFigures } from '../../queries/figure-queries.ts';
import { color } from '../../theme/dashboard-theme.css.ts';
import { type Measure, measureViews } from './measures.ts';
import { axisLabel, partLabel } from './part-label.ts';
import * as styles from './overview.css.ts';

interface FigurePlotProps {
  measure: Measure;
  days: FigureDays;
  series: ShopFigures['series'];
}

interface Point {
  readonly at: Date;
  readonly now: number | null;
  readonly before: number | null;
}

const HEIGHT = 240;
const tick = { fontSize: 12, fill: color.soft };

/** Each part of the period, with the same part of the period before as a dashed line. */
export function FigurePlot({ measure, days, series }: FigurePlotProps) {
  const { valueOf, format, formatShort } = measureViews[measure];
  const points: Point[] = series.map(({ at, now, before }) => ({
    at,
    now: valueOf(now),
    before: valueOf(before),
  }));
  const dot = { r: 2.5, strokeWidth: 0, fill: color.action };
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <LineChart data={points} margin={{ top: 8, right: 12, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke={color.line} />
        <XAxis
          dataKey="at"
          tickFormatter={(at: Date) => axisLabel(at, days)}
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: color.line }}
          minTickGap={24}
        />
        <YAxis
          tickFormatter={formatShort}
          tick={tick}
          tickLine={false}
          axisLine={false}
          width="auto"
          allowDecimals={measure === 'conversion'}
        />
        <Tooltip
          isAnimationActive={false}
          content={(props) => <PointCard {...props} days={days} format={format} />}
        />
        <Line
          dataKey="before"
          stroke={color.inputLine}
          strokeDasharray="4 4"
          strokeWidth={1.75}
          dot={false}
          isAnimationActive={false}
        />
        <Line
          dataKey="now"
          stroke={color.action}
          strokeWidth={2.25}
          dot={points.length <= 31 ? dot : false}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}

interface PointCardProps extends Pick<TooltipContentProps, 'active' | 'payload'> {
  days: FigureDays;
  format: (value: number) => string;
}

function PointCard({ active, payload, days, format }: PointCardProps) {
  const t = useText();
  const point = payload[0]?.payload as Point | undefined;
  if (!active || !point) return null;
  const shown = (value: number | null) => (value === null ? t('overview_unknown') : format(value));
  return (
    <div className={styles.pointCard}>
      <strong>{partLabel(point.at, days, t)}</strong>
      <span>
        {t('overview_now')}: {shown(point.now)}
      </span>
      <span className={styles.moment}>
        {t('overview_before')}: {shown(point.before)}
      </span>
    </div>
  );
}
