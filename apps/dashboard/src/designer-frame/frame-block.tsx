import { StyledBlock, type BlockProps, type RenderRegistry } from '@etalage/blocks/render';
import { readBlock, type BlockDefinition } from '@etalage/blocks/schema';
import type { BlockId, BlockInstance } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import {
  memo,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { BlockBoundary } from './block-boundary.tsx';
import { BlockPlaceholder } from './block-placeholder.tsx';
import type { Editing } from './create-canvas-store.ts';
import { useBlock, useCanvas } from './canvas-context.ts';
import { useEmptyTextLabel } from './use-empty-text-label.ts';
import { markedData } from './text/marked-data.ts';
import { useRegistry } from './registry-context.ts';
import * as styles from './frame.css.ts';

/** One block with its children, rendered with the same code as for visitors. Renders again when this block changes. */
export const FrameBlock = memo(function FrameBlock({ id }: { id: BlockId }) {
  const canvas = useCanvas();
  const { block, editing, round } = useBlock(id);
  const wrapper = useRef<HTMLDivElement>(null);
  const t = useText();
  // Other texts of the page, which arrive with its data, are no reason to start the editor again.
  const begin = useEffectEvent((element: HTMLElement, text: Editing) => canvas.text.begin(element, text, t));
  useLayoutEffect(() => {
    if (editing && wrapper.current) begin(wrapper.current, editing);
  }, [editing]);
  const hollow = useEmptyTextLabel(block?.type);
  if (!block) return null;
  return (
    <div ref={wrapper} data-block-id={id} data-hollow={hollow} className={styles.block}>
      <BlockBoundary
        key={round}
        resetBy={block}
        fallback={<BlockPlaceholder type={block.type} known />}
        onError={(message) => canvas.report(id, [message])}
      >
        <RenderedBlock block={block} editing={editing} />
      </BlockBoundary>
    </div>
  );
});

interface RenderedProps {
  block: BlockInstance;
  editing: Editing | null;
}

function RenderedBlock({ block, editing }: RenderedProps) {
  const registry = useRegistry();
  const entry = Object.hasOwn(registry, block.type) ? registry[block.type] : undefined;
  if (!entry) return <Unreadable block={block} issues={['unknown block']} known={false} />;
  return <KnownBlock block={block} entry={entry} editing={editing} />;
}

function KnownBlock({ block, entry, editing }: RenderedProps & { entry: RenderRegistry[string] }) {
  const canvas = useCanvas();
  const read = useMemo(() => readBlock(entry.definition, block), [entry, block]);
  // While its text is edited the elements belong to the editor: the rendered data stays that of the start of editing.
  const [frozen, setFrozen] = useState<{ editing: Editing; data: Record<string, unknown> } | null>(null);
  if (editing && read.ok && frozen?.editing !== editing) {
    setFrozen({ editing, data: markedData(entry.definition, read.data, editing.field) });
  }
  useEffect(() => {
    if (read.ok) canvas.recovered(block.id);
  }, [canvas, read, block.id]);
  if (!read.ok) return <Unreadable block={block} issues={read.issues} known />;
  const data = editing && frozen?.editing === editing ? frozen.data : read.data;
  const slots = Object.fromEntries(
    entry.definition.slots.map((slot) => [
      slot,
      (block.slots[slot] ?? []).map((child) => <FrameBlock key={child} id={child} />),
    ]),
  );
  const Component = entry.component as ComponentType<BlockProps<BlockDefinition>>;
  return (
    <StyledBlock definition={entry.definition} data={data} editable>
      <Component id={block.id} type={block.type} data={data} slots={slots} editable />
    </StyledBlock>
  );
}

function Unreadable({ block, issues, known }: { block: BlockInstance; issues: string[]; known: boolean }) {
  const canvas = useCanvas();
  useEffect(() => canvas.report(block.id, issues), [canvas, block.id, issues]);
  return <BlockPlaceholder type={block.type} known={known} />;
}
