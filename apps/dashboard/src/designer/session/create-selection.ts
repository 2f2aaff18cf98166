import { findBlock, type BlockId } from '@etalage/site-model';
import type { DesignerStore } from '../store/create-designer-store.ts';
import type { FrameLink } from './create-frame-link.ts';

export type Selection = ReturnType<typeof createSelection>;

/** Which block is selected and which is under the pointer, the same in the dashboard and in the frame. */
export function createSelection(store: DesignerStore, frame: Pick<FrameLink, 'select'>) {
  return {
    /** Selects a block and, unless the caller says otherwise, scrolls it into view; a removed block is ignored. */
    select(id: BlockId | null, reveal = true) {
      const { document, selected } = store.getState();
      if (id !== null && !findBlock(document, id)) return;
      if (selected !== id) store.setState({ selected: id });
      frame.select(id, reveal);
    },
    hover(id: BlockId | null) {
      if (store.getState().hovered !== id) store.setState({ hovered: id });
    },
  };
}
