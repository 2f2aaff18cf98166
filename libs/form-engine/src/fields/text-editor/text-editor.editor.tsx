import { lazy, Suspense } from 'react';
import type { WidgetProps } from '../../form/widget.ts';
import { Loading } from '../../options/loading.tsx';

const RichText = lazy(() => import('./rich-text.editor.tsx').then((file) => ({ default: file.RichText })));

/** The rich text editor is loaded when a form shows it. */
export function TextEditorWidget(props: WidgetProps) {
  return (
    <Suspense fallback={<Loading state="loading" reload={() => undefined} />}>
      <RichText {...props} />
    </Suspense>
  );
}
