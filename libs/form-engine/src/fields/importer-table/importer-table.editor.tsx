import { lazy, Suspense } from 'react';
import { useWords } from '../../form/use-words.ts';
import type { WidgetProps } from '../../form/widget.ts';
import { Loading } from '../../options/loading.tsx';
import { PreviewTable } from './preview-table.editor.tsx';

interface Table {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What reads sheets is loaded when a form imports: most forms never do. */
const Importer = lazy(() => import('./importer.editor.tsx').then((file) => ({ default: file.Importer })));

/** With fields to fill an importer (IMP-02), else the rows it is given. */
export function ImporterTableWidget(props: WidgetProps) {
  const words = useWords();
  const { definition, value } = props;
  if (definition.form)
    return (
      <Suspense fallback={<Loading state="loading" reload={() => undefined} />}>
        <Importer {...props} fields={definition.form} />
      </Suspense>
    );
  const { headers = [], rows = [] } = (value ?? {}) as Partial<Table>;
  return (
    <PreviewTable label={words(definition.title)} headers={headers} rows={rows.map((cells) => ({ cells }))} />
  );
}
