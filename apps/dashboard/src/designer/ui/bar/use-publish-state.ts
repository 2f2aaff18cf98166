import type { TextKey } from '@etalage/texts';
import { useDesigner } from '../../session/designer-context.tsx';
import type { DesignerState } from '../../store/designer-state.ts';

/** Whether visitors see the current version, with its text. */
export function usePublishState(): { online: boolean; text: TextKey } {
  const text = useDesigner(publishText);
  return { online: text === 'designer_publish_all_online' || text === 'designer_publish_standard', text };
}

function publishText({ publishedRevision, revision, saving }: DesignerState) {
  // Only a fixed part that nobody changed has no revision yet.
  if (publishedRevision === null && revision === 0 && saving === 'saved') return 'designer_publish_standard';
  if (publishedRevision === null) return 'designer_publish_never';
  return publishedRevision === revision && saving === 'saved'
    ? 'designer_publish_all_online'
    : 'designer_publish_changes';
}
