import { FIGURE_PERIODS } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ListStates } from '../../lists/list-states.tsx';
import { useAddress } from '../../lists/use-address.ts';
import { type FigureDays, figuresQuery, type ShopFigures as Loaded } from '../../queries/figure-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { Loading } from '../../screen/loading.tsx';
import { card, cardHead, cardTitle } from '../../screen/surface.css.ts';
import { BestSellers, MissedSearches } from './figure-lists.tsx';
import { FigureTable } from './figure-table.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { isNothing, type Measure, measureViews } from './measures.ts';
import { partTexts } from './part-label.ts';
import * as styles from './overview.css.ts';

// The library of plots is larger than the rest of the screen.
const FigurePlot = lazy(async () => ({ default: (await import('./figure-plot.tsx')).FigurePlot }));

const DEFAULT_DAYS = 30;
const names = FIGURE_PERIODS.map(String);

/** How the shop does: figures of a period beside the period before it. The period is in the address. */
export function ShopFigures() {
  const t = useText();
  const { website } = useSession();
  const { get, set } = useAddress();
  const chosen = FIGURE_PERIODS.find((days) => String(days) === get('periode')) ?? DEFAULT_DAYS;
  const figures = useQuery(figuresQuery(website.id, chosen));
  return (
    <section className={card} aria-labelledby="figures" aria-busy={figures.isPlaceholderData}>
      <div className={cardHead}>
        <h2 id="figures" className={cardTitle}>
          {t('overview_figures')}
        </h2>
      </div>
      <ListStates
        label={t('overview_period')}
        states={names.map((name) => [name, t(`overview_period_${name}` as 'overview_period_1')] as const)}
        value={String(chosen)}
        onChange={(name) => set({ periode: name === String(DEFAULT_DAYS) ? '' : name }, { replace: true })}
      />
      {figures.data && <Period figures={figures.data} days={chosen} />}
      {figures.isPending && <Loading />}
      {figures.isError && !figures.data && <LoadFailure onRetry={() => void figures.refetch()} />}
    </section>
  );
}

function Period({ figures, days }: { figures: Loaded; days: FigureDays }) {
  const t = useText();
  const [measure, setMeasure] = useState<Measure>('turnover');
  const { text, hint } = measureViews[measure];
  const name = t('overview_plot', { measure: t(text), part: t(partTexts[days]) });
  return (
    <>
      <FigureTiles total={figures.total} before={figures.before} chosen={measure} onChoose={setMeasure} />
      <figure className={styles.figure} aria-label={name}>
        <figcaption className={styles.caption}>
          <span>{name}</span>
          <span className={styles.legend}>
            <span className={styles.nowLine}>{t('overview_now')}</span>
            <span className={styles.beforeLine}>{t('overview_before')}</span>
          </span>
        </figcaption>
        <div className={styles.plot}>
          {isNothing(measure, figures.series) ? (
            <p className={styles.nothing}>{t('overview_plot_empty')}</p>
          ) : (
            <Suspense>
              <FigurePlot measure={measure} days={days} series={figures.series} />
            </Suspense>
          )}
        </div>
        {hint && <p className={styles.moment}>{t(hint)}</p>}
      </figure>
      <FigureTable measure={measure} days={days} series={figures.series} />
      <div className={styles.lists}>
        <BestSellers products={figures.best_sellers} />
        <MissedSearches searches={figures.missed_searches} />
      </div>
    </>
  );
}
