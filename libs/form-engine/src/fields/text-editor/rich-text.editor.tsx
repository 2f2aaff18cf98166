import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/extensions';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useText } from '@etalage/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { help } from '../../form-parts/field-view.css.ts';
import { fileAddress } from '../../files/upload-transport.ts';
import { useFieldServices } from '../../form-parts/field-services.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { textOf } from '../../definition/text-of.ts';
import { htmlOf } from '../../rich-text/html-of.editor.ts';
import { preservesMarkup } from '../../rich-text/preserves-markup.ts';
import { richTextAttributes, runRichTextCommand } from '../../rich-text/rich-text-commands.editor.ts';
import { richTextExtensions } from '../../rich-text/rich-text-extensions.editor.ts';
import { TextareaWidget } from '../textarea/textarea.editor.tsx';
import { RichTextToolbar } from './rich-text-toolbar.editor.tsx';
import type { RichTextTarget } from './toolbar-buttons.ts';
import * as styles from './rich-text.css.ts';

/** Rich text; HTML with elements that this editor does not know is edited as HTML, so that nothing is lost. */
export function RichText(props: WidgetProps<'text_editor'>) {
  const t = useText();
  const { upload } = useFieldServices();
  const { value, onChange, control, labelId } = props;
  const stored = textOf(value);
  const latest = useRef({ stored, onChange });
  const editor = useEditor({
    extensions: [
      ...richTextExtensions(upload && ((path) => fileAddress(path, upload.cdn))),
      // Marks the selection while the focus is in a panel (RTE-40).
      Selection.configure({ className: 'kept-selection' }),
    ],
    content: stored,
    editable: !control.disabled,
    onUpdate: ({ editor: changed }) => {
      const html = htmlOf(changed);
      if (html === latest.current.stored) return;
      latest.current.stored = html;
      latest.current.onChange(html);
    },
    editorProps: {
      attributes: {
        id: control.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
        ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
      },
    },
  });
  // Decided before the first paint: replacing a rendered widget could lose a click or a key press.
  const [isForeign, setForeign] = useState(() => !preservesMarkup(stored, htmlOf(editor)));

  useEffect(() => {
    const { stored: shown } = latest.current;
    latest.current = { stored, onChange };
    if (stored === shown) return;
    editor.commands.setContent(stored, { emitUpdate: false });
    setForeign(!preservesMarkup(stored, htmlOf(editor)));
  }, [editor, stored, onChange]);
  useEffect(() => editor.setEditable(!control.disabled, false), [editor, control.disabled]);

  if (isForeign) {
    return (
      <>
        <TextareaWidget {...props} />
        <p className={help}>{t('formfield_rich_foreign')}</p>
      </>
    );
  }
  return (
    <div className={styles.frame} data-invalid={control['aria-invalid'] ?? false}>
      <div data-rich-text-tools="">
        <Tools editor={editor} disabled={control.disabled} />
      </div>
      <EditorContent editor={editor} className={styles.area} />
    </div>
  );
}

/** The tools are re-rendered when the attributes at the cursor change; the text is not. */
function Tools({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const attributes = useEditorState({ editor, selector: ({ editor: now }) => richTextAttributes(now) });
  const run: RichTextTarget['run'] = (command, values) => void runRichTextCommand(editor, command, values);
  return <RichTextToolbar attributes={attributes} run={run} disabled={disabled} />;
}
