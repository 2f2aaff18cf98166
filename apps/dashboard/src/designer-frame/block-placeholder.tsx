import { blockDefinitions } from '@etalage/blocks/schema';
import { useText } from '@etalage/ui-kit';
import * as styles from './frame.css.ts';

/** Shown in place of a block that cannot be rendered; its stored data is not changed. */
export function BlockPlaceholder({ type, known }: { type: string; known: boolean }) {
  const t = useText();
  const definition = Object.hasOwn(blockDefinitions, type)
    ? blockDefinitions[type as keyof typeof blockDefinitions]
    : undefined;
  const title = definition ? t(definition.title) : type;
  return (
    <div className={styles.placeholder}>
      <strong>{t(known ? 'designer_frame_broken' : 'designer_frame_unknown', { title })}</strong>
      <span>{t('designer_frame_kept')}</span>
    </div>
  );
}
