import { EditorState } from '@codemirror/state';
import { basicSetup, EditorView } from 'codemirror';
import { useEffect, useRef } from 'react';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { textOf } from '../../definition/text-of.ts';
import * as styles from './code-editor.css.ts';
import { languageOf } from './language-of.ts';

/** CodeMirror in React: created once, and updated when the value was changed elsewhere. */
export function CodeMirror({ definition, value, onChange, control, labelId }: WidgetProps<'code_editor'>) {
  const holder = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef({ value: textOf(value), onChange });
  const { id, disabled } = control;
  const { mode } = definition;
  const described = control['aria-describedby'] ?? '';

  useEffect(() => {
    latest.current = { value: textOf(value), onChange };
    const editor = view.current;
    const shown = editor?.state.doc.toString();
    if (editor && shown !== textOf(value)) {
      editor.dispatch({ changes: { from: 0, to: shown?.length ?? 0, insert: textOf(value) } });
    }
  }, [value, onChange]);

  useEffect(() => {
    if (!holder.current) return undefined;
    const editor = new EditorView({
      parent: holder.current,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          basicSetup,
          languageOf(mode),
          EditorView.lineWrapping,
          EditorState.readOnly.of(disabled),
          EditorView.editable.of(!disabled),
          EditorView.contentAttributes.of({ id, 'aria-labelledby': labelId, 'aria-describedby': described }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            const text = state.doc.toString();
            if (docChanged && text !== latest.current.value) latest.current.onChange(text);
          }),
        ],
      }),
    });
    view.current = editor;
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [id, labelId, described, disabled, mode]);

  return <div ref={holder} className={styles.frame} data-invalid={control['aria-invalid'] ?? false} />;
}
