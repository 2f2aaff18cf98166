import { useWords } from '../../form-parts/use-words.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { lazily } from '../../controls/lazily.tsx';
import { PreviewTable } from './preview-table.editor.tsx';

interface Table {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What reads sheets is loaded when a form imports: most forms never do. */
const Importer = lazily(() => import('./importer.editor.tsx').then((file) => file.Importer));

/** With fields to fill an importer (IMP-02), else the rows it is given. */
export function ImporterTableWidget(props: WidgetProps<'importer_table'>) {
  const words = useWords();
  const { definition, value } = props;
  if (definition.form) return <Importer {...props} fields={definition.form} />;
  const { headers = [], rows = [] } = (value ?? {}) as Partial<Table>;
  return (
    <PreviewTable label={words(definition.title)} headers={headers} rows={rows.map((cells) => ({ cells }))} />
  );
}
