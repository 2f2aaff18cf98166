import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import type { CatalogueImport, ImportOutcome } from '../../../queries/import-queries.ts';
import { outcomes } from '../import-words.ts';
import * as styles from './result.css.ts';

interface Props {
  opened: CatalogueImport;
  value: ImportOutcome | null;
  onChange: (outcome: ImportOutcome | null) => void;
}

/** How many products have each outcome; a press shows only those. */
export function OutcomeFilter({ opened, value, onChange }: Props) {
  const t = useText();
  const about = opened.state === 'planned' ? 'planned' : 'outcome';
  const one = (outcome: ImportOutcome | null, text: string, count: number) => (
    <button
      key={text}
      type="button"
      className={styles.figure}
      aria-pressed={value === outcome}
      onClick={() => onChange(outcome)}
    >
      <span className={styles.count}>{formatCount(count)}</span> {text}
    </button>
  );
  return (
    <div role="group" aria-label={t('imports_filter')} className={styles.figures}>
      {outcomes.map((outcome) => one(outcome, t(`imports_${about}_${outcome}`), opened.outcomes[outcome]))}
      {one(null, t('imports_filter_all'), opened.items)}
    </div>
  );
}
