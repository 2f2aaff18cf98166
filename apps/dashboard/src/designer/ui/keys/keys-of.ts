import type { Shortcut } from '@etalage/designer-protocol';
import type { Translate } from '@etalage/texts';

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** The keys of a shortcut, as they are named on this computer's keyboard. */
export function keysOf(t: Translate, shortcut: Shortcut): string {
  const control = isMac() ? '⌘' : t('designer_key_ctrl');
  const join = (...keys: string[]) => keys.join(isMac() ? ' ' : '+');
  switch (shortcut) {
    case 'undo':
      return join(control, 'Z');
    case 'redo':
      return join(control, t('designer_key_shift'), 'Z');
    case 'save':
      return join(control, 'S');
    case 'duplicate':
      return join(control, 'D');
    case 'copy':
      return join(control, 'C');
    case 'cut':
      return join(control, 'X');
    case 'paste':
      return join(control, 'V');
    case 'remove':
      return t('designer_key_delete');
    case 'move_up':
      return join(t('designer_key_alt'), '↑');
    case 'move_down':
      return join(t('designer_key_alt'), '↓');
    case 'escape':
      return t('designer_key_escape');
    case 'search':
      return join(control, 'K');
    case 'help':
      return '?';
    case 'insert':
      return '/';
  }
}
