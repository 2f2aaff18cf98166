import type { TextKey } from '@etalage/texts';
import { useDesigner } from '../../session/designer-context.tsx';
import type { DesignerState } from '../../store/designer-state.ts';

/** Whether the current version is published, with its text. */
export function usePublishState(): { online: boolean; text: TextKey } {
  const text = useDesigner(publishText);
  return { online: text === 'designer_publish_all_online', text };
}

function publishText({ publishedRevision, revision, saving }: DesignerState) {
  if (publishedRevision === null) return 'designer_publish_never';
  return publishedRevision === revision && saving === 'saved'
    ? 'designer_publish_all_online'
    : 'designer_publish_changes';
}
