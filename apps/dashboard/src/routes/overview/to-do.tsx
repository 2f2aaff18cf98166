import type { TextKey } from '@etalage/texts';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { rowLink } from '@etalage/ui-kit/dashboard';
import { ScreenLink } from '../../session/screen-link.tsx';
import type { ToDo as Loaded } from '../../queries/figure-queries.ts';
import { card, cardHead, cardTitle } from '../../screen/surface.css.ts';
import * as styles from './overview.css.ts';

interface Work {
  readonly key: keyof Omit<Loaded, 'start'>;
  readonly text: TextKey;
  readonly hint?: TextKey;
  /** The screen that has them. */
  readonly to: string;
}

/** What can wait for a member, most urgent first. */
const works: readonly Work[] = [
  { key: 'to_send', text: 'overview_to_send', to: '/bestellingen?toon=te-verzenden' },
  { key: 'quotes', text: 'overview_quotes', to: '/bestellingen?toon=offertes' },
  {
    key: 'failed_payments',
    text: 'overview_failed_payments',
    hint: 'overview_failed_payments_hint',
    to: '/bestellingen?toon=niet-betaald',
  },
  { key: 'submissions', text: 'overview_submissions', to: '/inzendingen' },
  { key: 'low_stock', text: 'overview_low_stock', to: '/voorraad?toon=laag' },
];

/** More are not counted. */
const MOST = 1000;
const shownCount = (count: number) => (count >= MOST ? `${formatCount(MOST)}+` : formatCount(count));

/** What waits, each with its number and one press away. */
export function ToDo({ toDo }: { toDo: Loaded }) {
  const t = useText();
  const waiting = works.filter(({ key }) => toDo[key] > 0);
  return (
    <section className={card} aria-labelledby="to-do">
      <div className={cardHead}>
        <h2 id="to-do" className={cardTitle}>
          {t('overview_to_do')}
        </h2>
      </div>
      {waiting.length === 0 && <p className={styles.empty}>{t('overview_to_do_nothing')}</p>}
      <ul>
        {waiting.map(({ key, text, hint, to }) => (
          <li key={key} className={styles.row}>
            <span className={styles.textColumn}>
              <ScreenLink className={rowLink} to={to}>
                {t(text)}
              </ScreenLink>
              {hint && <span className={styles.moment}>{t(hint)}</span>}
            </span>
            <span className={styles.number}>{shownCount(toDo[key])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
