import type { Shortcut } from '@etalage/designer-protocol';
import { parentOf } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useOpenPalette } from '../../../session/palette-context.ts';
import { useDesignerSession } from '../../session/designer-context.tsx';
import { useHistoryActions } from '../bar/use-history-actions.ts';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import { useAnnounce } from '../screen/announcer.tsx';
import { useScreen } from '../screen/screen-state.tsx';

/** Returns a function that performs a shortcut; it returns whether the shortcut has a meaning now. */
export function usePerform() {
  const session = useDesignerSession();
  const actions = useBlockActions();
  const history = useHistoryActions();
  const announce = useAnnounce();
  const { change, insertAt, panel } = useScreen();
  const openPalette = useOpenPalette();
  const t = useText();

  function escape() {
    const { document, selected, text } = session.store.getState();
    if (insertAt || panel) return change({ insertAt: null, panel: null });
    // The focus may be on the tools of a text, which are in the dashboard.
    if (text.active) {
      void session.leaveText();
      return;
    }
    if (selected !== null) session.select(parentOf(document, selected)?.parent ?? null);
  }

  return function perform(shortcut: Shortcut): boolean {
    const { selected } = session.store.getState();
    switch (shortcut) {
      case 'undo':
      case 'redo':
        history[shortcut]();
        return true;
      case 'save':
        void session.flush().then(() => announce(t('designer_saved')));
        return true;
      case 'help':
        change({ showsKeys: true });
        return true;
      case 'search':
        openPalette?.();
        return openPalette !== null;
      case 'insert':
        change({ panel: 'add' });
        return true;
      case 'escape':
        escape();
        return true;
      case 'paste':
        actions.paste();
        return true;
      case 'remove':
      case 'duplicate':
      case 'copy':
      case 'cut':
        if (selected === null) return false;
        actions[shortcut](selected);
        return true;
      case 'move_up':
      case 'move_down':
        if (selected === null) return false;
        actions.moveBy(selected, shortcut === 'move_up' ? -1 : 1);
        return true;
    }
  };
}
