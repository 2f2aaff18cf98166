import { useText } from '@etalage/ui-kit';
import { formatCount } from '@etalage/texts/format';
import type { SheetProblem } from '../sheet-types.ts';
import { counted } from '../import-words.ts';
import * as imports from '../imports.css.ts';
import * as styles from './columns.css.ts';

const MOST = 100;

/** What was found while the rows were read, by row. */
export function SheetProblems({ problems }: { problems: readonly SheetProblem[] }) {
  const t = useText();
  if (problems.length === 0) return null;
  const rest = problems.length - MOST;
  return (
    <section className={styles.problems} aria-labelledby="problems">
      <h2 id="problems" className={imports.title}>
        {counted(t, problems.length, 'imports_problems_one', 'imports_problems_many')}
      </h2>
      <p className={imports.line}>{t('imports_problems_text')}</p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reached by keyboard. */}
      <ul className={styles.problemList} tabIndex={0} aria-labelledby="problems">
        {problems.slice(0, MOST).map(({ row, key, values }, index) => (
          <li key={index}>{t('imports_at_row', { row: String(row), text: t(key, values) })}</li>
        ))}
        {rest > 0 && <li>{t('imports_problems_more', { count: formatCount(rest) })}</li>}
      </ul>
    </section>
  );
}
