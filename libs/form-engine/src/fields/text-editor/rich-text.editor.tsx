import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { TextStyleKit } from '@tiptap/extension-text-style';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useText } from '@etalage/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { help } from '../../form/field-view.css.ts';
import type { WidgetProps } from '../../form/widget.ts';
import { textOf } from '../../options/choice.ts';
import { TextareaWidget } from '../textarea/textarea.editor.tsx';
import { keepsMarkup } from './keeps-markup.ts';
import { RichTextToolbar } from './rich-text-toolbar.editor.tsx';
import * as styles from './rich-text.css.ts';

const EXTENSIONS = [
  StarterKit.configure({ link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } } }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  TextStyleKit,
  TableKit,
  Image,
];

/** Rich text; HTML that holds more than this editor knows is edited as HTML, so that nothing is dropped. */
export function RichText(props: WidgetProps) {
  const t = useText();
  const { value, onChange, control, labelId } = props;
  const stored = textOf(value);
  const latest = useRef({ stored, onChange });
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: stored,
    editable: !control.disabled,
    onUpdate: ({ editor: changed }) => {
      const html = changed.isEmpty ? '' : changed.getHTML();
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
  // Decided before the first paint: a widget that is drawn and then replaced could swallow a click or a key.
  const [isForeign, setForeign] = useState(() => !keepsMarkup(stored, editor.getHTML()));

  useEffect(() => {
    const { stored: shown } = latest.current;
    latest.current = { stored, onChange };
    if (stored === shown) return;
    editor.commands.setContent(stored, { emitUpdate: false });
    setForeign(!keepsMarkup(stored, editor.getHTML()));
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
      <RichTextToolbar editor={editor} disabled={control.disabled} />
      <EditorContent editor={editor} className={styles.area} />
    </div>
  );
}
