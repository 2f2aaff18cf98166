import { useText } from '@etalage/ui-kit';
import { gatedCode } from '../../consent/gated-html.ts';
import type { BlockProps } from '../../runtime/block-props.ts';
import type { embed } from './embed.schema.ts';
import * as styles from './embed.css.ts';

/** The code of another website, which loads only after the visitor allows it (BLK-66). */
export function Embed({ data, editable }: BlockProps<typeof embed>) {
  const translate = useText();
  if (data.code.trim() !== '')
    return (
      <div className={styles.embed} dangerouslySetInnerHTML={{ __html: gatedCode(data.code, translate) }} />
    );
  return editable ? <p className={styles.empty}>{translate('embed_empty')}</p> : null;
}
