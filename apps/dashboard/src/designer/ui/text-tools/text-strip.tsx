import { textInPlace } from '@etalage/blocks/schema';
import { useText } from '@etalage/ui-kit';
import { useDesigner } from '../../session/designer-context.tsx';
import type { DesignerState } from '../../store/designer-state.ts';
import { definitionOf } from '../blocks/block-definition.ts';
import * as styles from './text-strip.css.ts';
import { useTextTools } from './use-text-tools.ts';

/** The place of the text tools above the page; without an open text it explains how to open one. */
export function TextStrip() {
  const t = useText();
  const formats = useDesigner(editsRichText);
  const tools = useTextTools(formats);
  return (
    <div className={styles.strip}>
      {!formats && <p className={styles.hint}>{t('designer_text_hint')}</p>}
      {formats && tools && <tools.TextTools isCover={false} />}
    </div>
  );
}

/** The text tools over the bar of a small screen, while a text is open. */
export function TextCover() {
  const formats = useDesigner(editsRichText);
  const tools = useTextTools(formats);
  return formats && tools && <tools.TextTools isCover />;
}

/** A plain text, such as a title, has no formatting. */
function editsRichText({ text, document }: DesignerState): boolean {
  const block = text.active && text.block !== null ? document.blocks[text.block] : undefined;
  const definition = block && definitionOf(block.type);
  if (!definition || text.field === null) return false;
  return textInPlace(definition, text.field) === 'html';
}
