import { TO_DO_DAYS } from '@etalage/api-contract';
import type { TextKey } from '@etalage/texts';
import { dutchDayOf, formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { rowLink } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { ScreenLink } from '../../session/screen-link.tsx';
import type { ToDo as Loaded } from '../../queries/figure-queries.ts';
import { card, cardHead, cardTitle } from '../../screen/surface.css.ts';
import * as styles from './overview.css.ts';

interface Work {
  readonly key: keyof Omit<Loaded, 'start'>;
  readonly text: TextKey;
  /** The screen that has them. */
  readonly to: string;
  /** Only what is at most `TO_DO_DAYS` old waits. */
  readonly isRecent?: true;
}

/** What can wait for a member, most urgent first. */
const works: readonly Work[] = [
  { key: 'to_send', text: 'overview_to_send', to: '/bestellingen?toon=te-verzenden' },
  { key: 'withdrawals', text: 'overview_withdrawals', to: '/bestellingen?herroeping=wacht' },
  { key: 'quotes', text: 'overview_quotes', to: '/bestellingen?toon=offertes', isRecent: true },
  {
    key: 'failed_payments',
    text: 'overview_failed_payments',
    to: '/bestellingen?toon=niet-betaald&betaling=mislukt',
    isRecent: true,
  },
  { key: 'charged_back', text: 'overview_charged_back', to: '/bestellingen?betaling=teruggehaald' },
  { key: 'later_overdue', text: 'overview_later_overdue', to: '/bestellingen?achteraf=te-laat' },
  { key: 'later_open', text: 'overview_later_open', to: '/bestellingen?achteraf=open' },
  {
    key: 'questions',
    text: 'overview_questions',
    to: '/bestellingen?toon=offertes&vraag=onbeantwoord',
  },
  { key: 'vat_corrections', text: 'overview_vat_corrections', to: '/boekhouding?tab=btw' },
  { key: 'peppol_stuck', text: 'overview_peppol_stuck', to: '/instellingen/peppol' },
  { key: 'refused_mails', text: 'overview_refused_mails', to: '/instellingen/mails?toon=geweigerd' },
  { key: 'submissions', text: 'overview_submissions', to: '/inzendingen' },
  { key: 'legal', text: 'overview_legal', to: '/wettelijke-check' },
  { key: 'low_stock', text: 'overview_low_stock', to: '/voorraad?toon=laag' },
];

/** More are not counted. */
const MOST = 1000;
const shownCount = (count: number) => (count >= MOST ? `${formatCount(MOST)}+` : formatCount(count));

const DAY = 24 * 3_600_000;

function firstRecentDay(): string {
  const then = new Date(Date.now() - TO_DO_DAYS * DAY);
  return dutchDayOf(then);
}

/** What waits, each with its number and one press away. */
export function ToDo({ toDo }: { toDo: Loaded }) {
  const t = useText();
  const [recent] = useState(firstRecentDay);
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
        {waiting.map(({ key, text, to, isRecent }) => (
          <li key={key} className={styles.row}>
            <span className={styles.textColumn}>
              <ScreenLink className={rowLink} to={isRecent ? `${to}&van=${recent}` : to}>
                {t(text)}
              </ScreenLink>
              {isRecent && (
                <span className={styles.moment}>{t('overview_recent', { count: String(TO_DO_DAYS) })}</span>
              )}
            </span>
            <span className={styles.number}>{shownCount(toDo[key])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
