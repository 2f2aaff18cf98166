import { isOwnPicture } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useContext } from 'react';
import { hostOf } from '../gate/host-of.ts';
import * as styles from './foreign-picture.css.ts';
import { PicturesContext } from './pictures-context.ts';

/** The texts that an island with pictures within links declares. */
export const allowPicturesTextKeys = [
  'embed_elsewhere',
  'picture_gate_all',
  'picture_gate_show_all',
] as const;

interface AllowPicturesProps {
  sources: readonly string[];
  /** Whether it stands in a section itself, which has no space at its sides. */
  isAcrossPage?: boolean;
}

/**
 * Stands beside links with pictures (`sources`): one button for those of other websites, which have none within a link.
 * Renders nothing if all are of the website itself.
 */
export function AllowPictures({ sources, isAcrossPage = false }: AllowPicturesProps) {
  const t = useText();
  const { isEditing } = useContext(PicturesContext);
  const foreign = isEditing ? undefined : sources.find((source) => !isOwnPicture(source));
  if (foreign === undefined) return null;
  return (
    <div
      className={isAcrossPage ? styles.allowAcross : styles.allow}
      data-behaviour="allow-pictures"
      suppressHydrationWarning
    >
      <span>{t('picture_gate_all', { host: hostOf(foreign) ?? t('embed_elsewhere') })}</span>
      <button type="button" className={styles.allowButton}>
        {t('picture_gate_show_all')}
      </button>
    </div>
  );
}
