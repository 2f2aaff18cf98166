import type { SharedPlaces } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { useDesignerSession } from '../../session/designer-context.tsx';
import type { SaveProblem } from '../../../saving/save-problem.ts';
import { useAnnounce } from '../screen/announcer.tsx';
import { usePublishState } from '../bar/use-publish-state.ts';

/**
 * Publishing with the check before it: `found` is the number of references that would show visitors nothing while the
 * owner decides about them, 0 otherwise; `changed` are the values that change on other pages as well, while the owner
 * decides about those.
 */
export function usePublish(kind: 'page' | 'template') {
  const t = useText();
  const session = useDesignerSession();
  const toast = useToast();
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState(0);
  const [changed, setChanged] = useState<readonly SharedPlaces[]>([]);
  const { online } = usePublishState();

  function report(problem: SaveProblem) {
    if (problem === 'offline') toast({ text: t('designer_publish_offline') });
    // These two have a dialog of their own.
    else if (problem !== 'conflict' && problem !== 'signed_out')
      toast({ text: t('designer_publish_failed') });
  }

  async function publishNow() {
    const outcome = await session.publish();
    if (outcome !== 'published') return report(outcome);
    const text = t(kind === 'page' ? 'designer_publish_done' : 'designer_publish_done_template');
    announce(text);
    toast({ text });
  }

  async function checkAndPublish() {
    const total = await session.checkReferences();
    if (typeof total === 'string') report(total);
    else if (total > 0) setFound(total);
    else await publishUnlessShared();
  }

  async function publishUnlessShared() {
    const { shared } = session.store.getState();
    if (shared.length > 0) setChanged(shared);
    else await publishNow();
  }

  async function whileBusy(work: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    await work();
    setBusy(false);
  }

  return {
    busy,
    found,
    changed,
    async publish() {
      if (online && !busy) return toast({ text: t('designer_publish_nothing') });
      await whileBusy(checkAndPublish);
    },
    async publishAnyway() {
      setFound(0);
      await whileBusy(publishUnlessShared);
    },
    async publishEverywhere() {
      setChanged([]);
      await whileBusy(publishNow);
    },
    cancel() {
      setFound(0);
      setChanged([]);
    },
  };
}
