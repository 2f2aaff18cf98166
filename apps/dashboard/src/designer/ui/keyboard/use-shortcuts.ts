import { dashboardPath } from '@etalage/api-contract';
import { shortcutOf } from '@etalage/designer-protocol';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { DesignerEvent } from '../../session/create-session-events.ts';
import { useDesignerSession } from '../../session/designer-context.tsx';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import { useScreen } from '../screen/screen-state.tsx';
import { isTyping } from '../keys/is-typing.ts';
import { usePerform } from './use-perform.ts';

/** Shortcuts of the whole screen, and requests of the frame: its shortcuts, other tabs, other routes. */
export function useShortcuts() {
  const session = useDesignerSession();
  const actions = useBlockActions();
  const toast = useToast();
  const navigate = useNavigate();
  const { change } = useScreen();
  const t = useText();
  const perform = usePerform();

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    // A field that is typed in handles its own keys. Only saving works there too: else the browser saves the page.
    if (event.defaultPrevented || (isTyping(event.target) && shortcut !== 'save')) return;
    const hasText = (shortcut === 'copy' || shortcut === 'cut') && !getSelection()?.isCollapsed;
    if (shortcut && !hasText && perform(shortcut)) event.preventDefault();
  });

  const onEvent = useEffectEvent((event: DesignerEvent) => {
    switch (event.type) {
      case 'go_to_route':
        void session.flush().then(() => navigate(dashboardPath(session.websiteId, event.path)));
        return;
      case 'set_management_tab':
        return change({ tab: event.tab });
      case 'chord':
        perform(event.chord);
        return;
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
