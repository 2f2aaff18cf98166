import { FieldTypesContext } from '../form-parts/field-types-context.ts';
import { fieldTypesOfForm } from '../registry/field-types-of-form.ts';
import { RichTextPanelForm } from '../fields/text-editor/rich-text-side-panel.editor.tsx';
import { RichTextToolbar } from '../fields/text-editor/rich-text-toolbar.editor.tsx';
import * as styles from '../fields/text-editor/rich-text.css.ts';
import type { RichTextTarget } from '../fields/text-editor/toolbar-buttons.ts';

interface ToolsProps extends RichTextTarget {
  /** Whether all tools are on one line, for any width. */
  inOneLine: boolean;
}

/** All tools in one bar, for a text that is edited elsewhere, such as within the designer's frame. */
export function RichTextTools({ inOneLine, ...target }: ToolsProps) {
  return (
    <FieldTypesContext value={fieldTypesOfForm}>
      <div className={inOneLine ? styles.line : styles.strip}>
        <RichTextToolbar {...target} />
      </div>
    </FieldTypesContext>
  );
}

interface PictureProps extends Pick<RichTextTarget, 'attributes' | 'run'> {
  onClose: () => void;
}

/** The attributes of a picture within such a text. Give it a `key` per picture. */
export function RichTextPicture(props: PictureProps) {
  return (
    <FieldTypesContext value={fieldTypesOfForm}>
      <RichTextPanelForm name="image" {...props} />
    </FieldTypesContext>
  );
}
