import type { Shortcut } from '@etalage/designer-protocol';
import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { Dialog } from '@etalage/ui-kit/dashboard';
import { useScreen } from '../screen/screen-state.tsx';
import * as styles from './keyboard.css.ts';
import { keysOf } from '../keys/keys-of.ts';

const rows: readonly { text: TextKey; shortcuts: readonly Shortcut[] }[] = [
  { text: 'designer_keys_undo', shortcuts: ['undo'] },
  { text: 'designer_keys_redo', shortcuts: ['redo'] },
  { text: 'designer_panel_add', shortcuts: ['insert'] },
  { text: 'designer_keys_save', shortcuts: ['save'] },
  { text: 'designer_keys_duplicate', shortcuts: ['duplicate'] },
  { text: 'designer_keys_remove', shortcuts: ['remove'] },
  { text: 'designer_keys_move', shortcuts: ['move_up', 'move_down'] },
  { text: 'designer_keys_copy', shortcuts: ['copy', 'cut', 'paste'] },
  { text: 'designer_keys_escape', shortcuts: ['escape'] },
  { text: 'palette_open', shortcuts: ['search'] },
  { text: 'designer_keys_help', shortcuts: ['help'] },
];

/** The list of keyboard shortcuts. */
export function ShortcutDialog() {
  const t = useText();
  const { showsKeys, change } = useScreen();
  return (
    <Dialog
      open={showsKeys}
      onOpenChange={(open) => change({ showsKeys: open })}
      title={t('designer_keys_title')}
      size="medium"
    >
      <dl className={styles.list}>
        {rows.map(({ text, shortcuts }) => (
          <div key={text} className={styles.row}>
            <dt>{t(text)}</dt>
            <dd className={styles.keys}>
              {shortcuts.map((one) => (
                <kbd key={one} className={styles.key}>
                  {keysOf(t, one)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>{t('designer_keys_tree')}</dt>
          <dd className={styles.keys}>
            <kbd className={styles.key}>{t('designer_key_arrows')}</kbd>
          </dd>
        </div>
      </dl>
    </Dialog>
  );
}
