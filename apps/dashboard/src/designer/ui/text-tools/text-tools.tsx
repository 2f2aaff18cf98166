import { RichTextTools } from '@etalage/form-engine/editor';
import { useText } from '@etalage/ui-kit';
import { useEffect } from 'react';
import { useDesigner, useDesignerSession } from '../../session/designer-context.tsx';
import * as styles from './text-strip.css.ts';

export { SelectedPicture } from './selected-picture.tsx';

/** The tools of a text that is edited in place; they show the marks at its cursor (RTE-37, RTE-38). */
export function TextTools({ isCover }: { isCover: boolean }) {
  const t = useText();
  const session = useDesignerSession();
  const attributes = useDesigner((state) => state.text.attributes);
  useEffect(() => session.requestAttributes(), [session]);
  return (
    <div
      className={isCover ? styles.cover : styles.tools}
      role="group"
      aria-label={t('designer_text_toolbar')}
    >
      <RichTextTools attributes={attributes} run={session.command} disabled={false} inOneLine={isCover} />
    </div>
  );
}
