import { startSteps } from '@etalage/api-contract';
import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { Icon, rowLink } from '@etalage/ui-kit/dashboard';
import { ScreenLink } from '../../session/screen-link.tsx';
import type { ToDo } from '../../queries/figure-queries.ts';
import { card, cardHead, cardTitle } from '../../screen/surface.css.ts';
import * as styles from './overview.css.ts';

const steps: Readonly<Record<(typeof startSteps)[number], { text: TextKey; to: string }>> = {
  company: { text: 'overview_start_company', to: '/instellingen/bedrijf' },
  product: { text: 'overview_start_product', to: '/producten' },
  shipping: { text: 'overview_start_shipping', to: '/instellingen/verzending' },
  payment: { text: 'overview_start_payment', to: '/instellingen/betalen' },
  published: { text: 'overview_start_published', to: '/paginas' },
  legal: { text: 'overview_start_legal', to: '/wettelijke-check' },
};

/** What a new shop still needs before it can sell; each step ticks itself. */
export function StartSteps({ start }: { start: NonNullable<ToDo['start']> }) {
  const t = useText();
  const left = startSteps.filter((step) => !start[step]).length;
  return (
    <section className={card} aria-labelledby="start">
      <div className={cardHead}>
        <h2 id="start" className={cardTitle}>
          {t('overview_start')}
        </h2>
      </div>
      <p className={styles.moment}>
        {left === 0 ? t('overview_start_ready') : t('overview_start_intro', { count: String(left) })}
      </p>
      <ol className={styles.steps}>
        {startSteps.map((step) => (
          <li key={step} className={styles.row}>
            <ScreenLink className={rowLink} to={steps[step].to}>
              {t(steps[step].text)}
            </ScreenLink>
            {start[step] && (
              <span className={styles.done}>
                <Icon name="check" />
                {t('overview_start_done')}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
