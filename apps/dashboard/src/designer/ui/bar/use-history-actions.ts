import { useText } from '@etalage/ui-kit';
import { useMemo } from 'react';
import { useDesignerSession } from '../../session/designer-context.tsx';
import { useAnnounce } from '../screen/announcer.tsx';
import { stepText } from './step-text.ts';

/** Undo and redo with announcements. */
export function useHistoryActions() {
  const session = useDesignerSession();
  const announce = useAnnounce();
  const t = useText();
  return useMemo(
    () => ({
      undo() {
        const { canUndo, undoLabel, text } = session.store.getState();
        if (!canUndo && !text.active) return;
        session.undo();
        announce(t('designer_undone', { step: stepText(t, undoLabel) }));
      },
      redo() {
        const { canRedo, redoLabel } = session.store.getState();
        if (!canRedo) return;
        session.redo();
        announce(t('designer_redone', { step: stepText(t, redoLabel) }));
      },
    }),
    [session, announce, t],
  );
}
