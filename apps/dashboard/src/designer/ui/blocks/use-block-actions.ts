import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMemo } from 'react';
import { useDesignerSession } from '../../session/designer-context.tsx';
import { useAnnounce } from '../screen/announcer.tsx';
import { createBlockRunner } from './create-block-runner.ts';
import { createCopyActions } from './create-copy-actions.ts';
import { createInsertActions } from './create-insert-actions.ts';
import { createItemActions } from './create-item-actions.ts';
import { createMoveActions } from './create-move-actions.ts';

/** Everything that an owner does to whole blocks, with its announcements and notices. */
export function useBlockActions() {
  const session = useDesignerSession();
  const t = useText();
  const announce = useAnnounce();
  const toast = useToast();
  return useMemo(() => {
    const runner = createBlockRunner({ session, t, announce, toast });
    return {
      ...createMoveActions(runner),
      ...createInsertActions(runner),
      ...createCopyActions(runner),
      ...createItemActions(runner),
    };
  }, [session, t, announce, toast]);
}
