import { FieldList } from '../../form-parts/field-list.tsx';
import type { WidgetProps } from '../../form-parts/widget.ts';
import * as styles from './columns.css.ts';

export function ColumnsWidget({
  definition: { columns = {}, id, class: className },
}: WidgetProps<'columns'>) {
  return (
    <div id={id} className={[styles.columns, className].filter(Boolean).join(' ')}>
      {Object.entries(columns).map(([name, column]) => (
        <div key={name} id={column.id} className={[styles.column, column.class].filter(Boolean).join(' ')}>
          <FieldList fields={column.fields} />
        </div>
      ))}
    </div>
  );
}
