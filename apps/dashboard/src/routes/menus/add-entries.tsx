import { LinkDialog, type LinkTarget } from '@etalage/form-engine/editor';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import * as styles from './menus.css.ts';

interface Props {
  /** Where entries are being added; null while the dialog is closed. */
  adding: { parent: string | null } | null;
  onOpen: () => void;
  onClose: () => void;
  /** `isBlank` is whether the entry has to be filled in. */
  onAdd: (targets: readonly Partial<LinkTarget>[], isBlank: boolean) => void;
}

/** Adds entries: what is chosen of the website, or one that is filled in. */
export function AddEntries({ adding, onOpen, onClose, onAdd }: Props) {
  const t = useText();
  return (
    <div className={styles.adding}>
      <Action icon="plus" onClick={onOpen}>
        {t('menus_add_pages')}
      </Action>
      <Action kind="quiet" icon="link" onClick={() => onAdd([{}], true)}>
        {t('menus_add')}
      </Action>
      {adding && <LinkDialog many onClose={onClose} onChoose={(targets) => onAdd(targets, false)} />}
    </div>
  );
}
