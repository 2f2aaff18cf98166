import type { BlockDefinition } from '@etalage/blocks/schema';
import { ink as inks } from '../../../theme/thumbnail-ink.css.ts';
import * as styles from './picker.css.ts';

/** A small drawing of a template's layout; decorative, beside its name. */
export function TemplateThumbnail({ definition }: { definition: BlockDefinition }) {
  return (
    <svg className={styles.thumbnail} viewBox="0 0 96 56" aria-hidden="true">
      {definition.thumbnail.map(({ ink, ...box }, index) => (
        <rect key={index} className={inks[ink]} {...box} rx={ink === 'ground' ? 0 : 1.5} />
      ))}
    </svg>
  );
}
