import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { lazily } from '../../controls/lazily.tsx';
import { PreviewTable } from './preview-table.editor.tsx';

interface Table {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The code that reads sheets is loaded when a form imports; most forms never do. */
const Importer = lazily(() => import('./importer.editor.tsx').then((file) => file.Importer));

/** An importer if the definition has fields to import into (IMP-02), otherwise a table of the given rows. */
export function ImporterTableWidget(props: WidgetProps<'importer_table'>) {
  const textFor = useDefinitionText();
  const { definition, value } = props;
  if (definition.form) return <Importer {...props} fields={definition.form} />;
  const { headers = [], rows = [] } = (value ?? {}) as Partial<Table>;
  return (
    <PreviewTable
      label={textFor(definition.title)}
      headers={headers}
      rows={rows.map((cells) => ({ cells }))}
    />
  );
}
