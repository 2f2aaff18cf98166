import { lazy, Suspense } from 'react';
import type { WidgetProps } from '../../form/widget.ts';
import { Loading } from '../../options/loading.tsx';
import * as styles from './code-editor.css.ts';

const CodeMirror = lazy(() =>
  import('./code-mirror.editor.tsx').then((file) => ({ default: file.CodeMirror })),
);

/** The code editor weighs as much as all other fields together, so it is loaded when a form shows it. */
export function CodeEditorWidget(props: WidgetProps) {
  const waiting = (
    <div className={styles.frame}>
      <div className={styles.waiting}>
        <Loading state="loading" reload={() => undefined} />
      </div>
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <CodeMirror {...props} />
    </Suspense>
  );
}
