import { shortcutOf, type Shortcut } from '@etalage/designer-protocol';
import { parentOf } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useDesignerSession } from '../../session/designer-context.tsx';
import { useAnnounce } from '../screen/announcer.tsx';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import { useScreen } from '../screen/screen-state.tsx';
import { isTyping } from '../keys/is-typing.ts';
import { useHistoryActions } from '../bar/use-history-actions.ts';

/** Keys of the whole screen, and what the frame asks: keys pressed in it, other tabs, other routes. */
export function useShortcuts() {
  const session = useDesignerSession();
  const actions = useBlockActions();
  const history = useHistoryActions();
  const announce = useAnnounce();
  const toast = useToast();
  const navigate = useNavigate();
  const { change, insertAt, panel } = useScreen();
  const t = useText();

  function escape() {
    const { document, selected, text } = session.store.getState();
    if (insertAt || panel) return change({ insertAt: null, panel: null });
    // The focus may be on the tools of a text, which stand in the dashboard.
    if (text.active) return void session.leaveText();
    if (selected !== null) session.select(parentOf(document, selected)?.parent ?? null);
  }

  /** Whether the shortcut meant something here. */
  function perform(shortcut: Shortcut): boolean {
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
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    // Typing keeps its own keys, but saving works everywhere: else the browser offers to save the page as a file.
    if (event.defaultPrevented || (isTyping(event.target) && shortcut !== 'save')) return;
    const hasText = (shortcut === 'copy' || shortcut === 'cut') && !getSelection()?.isCollapsed;
    if (shortcut && !hasText && perform(shortcut)) event.preventDefault();
  });

  const onEvent = useEffectEvent((event: Parameters<Parameters<typeof session.subscribe>[0]>[0]) => {
    switch (event.type) {
      case 'go_to_route':
        return void session.flush().then(() => navigate(event.path));
      case 'set_management_tab':
        return change({ tab: event.tab });
      case 'chord':
        return void perform(event.chord);
      case 'notice':
        return toast({ text: t(`designer_${event.notice}`) });
      case 'drop_intent': {
        const { dragged, place } = event;
        if ('block' in dragged) actions.moveTo(dragged.block, place);
        else actions.insert(dragged.template, place);
        return;
      }
      case 'block_updated':
      case 'updated':
        return;
    }
  });

  useEffect(() => {
    window.addEventListener('keydown', onKey);
    const stop = session.subscribe(onEvent);
    return () => {
      window.removeEventListener('keydown', onKey);
      stop();
    };
  }, [session]);
}
