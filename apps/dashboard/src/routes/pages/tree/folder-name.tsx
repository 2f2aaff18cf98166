import { useText } from '@etalage/ui-kit';
import { Icon } from '@etalage/ui-kit/dashboard';
import { address, name } from '../pages.css.ts';
import type { PageNode } from './page-tree.ts';
import * as styles from './tree.css.ts';

/** A folder in the list of pages. */
export function FolderName({ node }: { node: PageNode }) {
  const t = useText();
  return (
    <span className={styles.folderName}>
      <Icon name="folder" size={18} className={styles.folderIcon} />
      <span className={name}>
        <span className={styles.folder}>{node.title}</span>
        <span className={address}>
          {t('pages_tree_folder')} <span>{node.path}</span>
        </span>
      </span>
    </span>
  );
}
