import { misplacedBlock } from '@etalage/blocks/schema';
import { findBlock, type BlockId, type Operation, type Refusal } from '@etalage/site-model';
import type { TextKey, Translate } from '@etalage/texts';
import type { useToast } from '@etalage/ui-kit/dashboard';
import type { DesignerSession } from '../../session/create-designer-session.ts';
import type { useAnnounce } from '../screen/announcer.tsx';
import { blockName } from './block-name.ts';

export interface ActionTools {
  session: DesignerSession;
  t: Translate;
  announce: ReturnType<typeof useAnnounce>;
  toast: ReturnType<typeof useToast>;
}

export type BlockRunner = ReturnType<typeof createBlockRunner>;

/** Applies the operations of actions on blocks, and shows why one is refused. */
export function createBlockRunner({ session, t, announce, toast }: ActionTools) {
  const document = () => session.store.getState().document;

  function refusalText(refusal: Refusal, operation: Operation): string {
    if (refusal === 'block_limit') return t('designer_refused_block_limit');
    if (refusal !== 'misplaced') return t('designer_refused_other');
    const name = blockName(t, misplacedBlock(document(), operation, session.place));
    return t('designer_refused_placement', { name });
  }

  return {
    session,
    t,
    announce,
    toast,
    document,
    nameOf: (id: BlockId) => blockName(t, findBlock(document(), id)),
    /** Returns whether the operation was applied; false without an operation. */
    run(operation: Operation | undefined, label: TextKey): boolean {
      if (!operation) return false;
      const refusal = session.run([operation], { label });
      if (!refusal) return true;
      toast({ text: refusalText(refusal, operation) });
      return false;
    },
  };
}
