import { useText } from '@etalage/ui-kit';
import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import type { RowIssue } from './import-plan.ts';
import * as styles from './importer-table.css.ts';
import type { ImportField } from './importer-table.schema.ts';

/** Most messages shown together; the next ones appear when these are corrected. */
const SHOWN = 20;

interface Props {
  fields: readonly ImportField[];
  issues: readonly RowIssue[];
  missing: readonly ImportField[];
  /** The messages of the server, by row. */
  refused: readonly { row: number; message: string }[];
}

/** The errors to correct before anything is imported. */
export function ImportIssues({ fields, issues, missing, refused }: Props) {
  const t = useText();
  const textFor = useDefinitionText();
  const about = (key: string, message: string) => {
    const title = textFor(fields.find((field) => field.key === key)?.title);
    return title === '' ? message : `${title}: ${message}`;
  };
  const at = (row: number, message: string) => t('formfield_import_row', { row: String(row), message });
  const messages = [
    ...missing.map(({ title }) => t('formfield_import_missing', { field: textFor(title) })),
    ...issues.map(({ row, key, text, values }) => at(row, about(key, t(text, values)))),
    ...refused.map(({ row, message }) => at(row, message)),
  ];
  const left = messages.length - SHOWN;
  return (
    <div role="alert">
      {messages.length > 0 && (
        <div className={styles.issues}>
          <p className={styles.issuesHeading}>{t('formfield_import_issues')}</p>
          <ul className={styles.issueList}>
            {messages.slice(0, SHOWN).map((message, index) => (
              <li key={index}>{message}</li>
            ))}
          </ul>
          {left > 0 && <p>{t('formfield_import_issues_more', { count: String(left) })}</p>}
        </div>
      )}
    </div>
  );
}
