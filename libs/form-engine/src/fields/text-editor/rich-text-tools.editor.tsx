import { WidgetContext } from '../../form/widget-context.ts';
import { editorRegistry } from '../../registry/editor-registry.ts';
import { RichTextPanelForm } from './rich-text-popup.editor.tsx';
import { RichTextToolbar } from './rich-text-toolbar.editor.tsx';
import * as styles from './rich-text.css.ts';
import type { RichTextTarget } from './toolbar-buttons.ts';

interface ToolsProps extends RichTextTarget {
  /** Whether all tools stand on one line, whatever room there is. */
  inOneLine: boolean;
}

/** All tools in one strip, for a text that is edited somewhere else, such as within the designer's frame. */
export function RichTextTools({ inOneLine, ...target }: ToolsProps) {
  return (
    <WidgetContext value={editorRegistry}>
      <div className={inOneLine ? styles.line : styles.strip}>
        <RichTextToolbar {...target} />
      </div>
    </WidgetContext>
  );
}

interface PictureProps extends Pick<RichTextTarget, 'attributes' | 'run'> {
  onClose: () => void;
}

/** The attributes of a picture within such a text. Give it a `key` per picture. */
export function RichTextPicture(props: PictureProps) {
  return (
    <WidgetContext value={editorRegistry}>
      <RichTextPanelForm name="image" {...props} />
    </WidgetContext>
  );
}
