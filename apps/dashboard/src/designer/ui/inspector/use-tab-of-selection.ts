import { useEffect } from 'react';
import { useDesignerSession } from '../../session/designer-context.tsx';
import { useScreen } from '../screen/screen-state.tsx';

/**
 * Shows the own settings of every block that becomes selected, such as one that was just added; those of a section are
 * on the tab of the section. A click in the frame then chooses its own tab (DSGN-03).
 */
export function useTabOfSelection(): void {
  const session = useDesignerSession();
  const { change } = useScreen();
  useEffect(
    () =>
      session.store.subscribe(({ selected }, before) => {
        if (selected !== null && selected !== before.selected) change({ tab: 'block' });
      }),
    [session, change],
  );
}
