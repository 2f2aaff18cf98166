import { FieldList } from '../../form-parts/field-list.tsx';
import type { WidgetProps } from '../../form-parts/widget.ts';
import * as styles from './columns.css.ts';

export function ColumnsWidget({ definition: { columns, id, class: className } }: WidgetProps) {
  const shown = typeof columns === 'object' ? Object.entries(columns) : [];
  return (
    <div id={id} className={[styles.columns, className].filter(Boolean).join(' ')}>
      {shown.map(([name, column]) => (
        <div key={name} id={column.id} className={[styles.column, column.class].filter(Boolean).join(' ')}>
          <FieldList fields={column.fields} />
        </div>
      ))}
    </div>
  );
}
