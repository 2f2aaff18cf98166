import { useWords } from '../../form/use-words.ts';
import type { WidgetProps } from '../../form/widget.ts';
import * as styles from './importer-table.css.ts';
import { shortened } from './importer-table.schema.ts';

interface Table {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

export function ImporterTableWidget({ definition, value }: WidgetProps) {
  const words = useWords();
  const { headers = [], rows = [] } = (value ?? {}) as Partial<Table>;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area is reachable by keyboard
    <div className={styles.scroller} role="region" aria-label={words(definition.title)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {headers.map((header, index) => (
              <th key={index} scope="col">
                {shortened(header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{shortened(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
