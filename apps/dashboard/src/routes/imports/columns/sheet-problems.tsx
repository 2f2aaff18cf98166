import { useText } from '@etalage/ui-kit';
import { ScrollArea } from '@etalage/ui-kit/dashboard';
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
  const title = counted(t, problems.length, 'imports_problems_one', 'imports_problems_many');
  return (
    <section className={styles.problems} aria-labelledby="problems">
      <h2 id="problems" className={imports.title}>
        {title}
      </h2>
      <p className={imports.line}>{t('imports_problems_text')}</p>
      <ScrollArea className={styles.problemScroll} label={title}>
        <ul className={styles.problemList}>
          {problems.slice(0, MOST).map(({ row, key, values }, index) => (
            <li key={index}>{t('imports_at_row', { row: String(row), text: t(key, values) })}</li>
          ))}
          {rest > 0 && <li>{t('imports_problems_more', { count: formatCount(rest) })}</li>}
        </ul>
      </ScrollArea>
    </section>
  );
}
