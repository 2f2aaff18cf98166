import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import type { Translate } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { Fragment, useId, useState, type ReactNode } from 'react';
import { type DropPlace, dropPlace, findNode, heightOf, type TreeNode, type TreeRow } from './tree-rows.ts';
import * as styles from './tree-rows.css.ts';

/** Pixels of one level, as rows are indented. */
const LEVEL = 28;

interface Props<Node> {
  rows: readonly TreeRow<Node>[];
  /** Levels of the tree. */
  most: number;
  nameOf: (node: Node) => string;
  onDrop: (id: string, place: DropPlace) => void;
  children: (row: TreeRow<Node>) => ReactNode;
}

/** The rows, which are dragged up and down, and to the side to another level. */
export function DragRows<Node extends TreeNode<Node>>({ rows, most, nameOf, onDrop, children }: Props<Node>) {
  const t = useText();
  const id = useId();
  const [drag, setDrag] = useState<{ node: Node; place: DropPlace | undefined } | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 6 } }),
  );
  const start = ({ active }: DragStartEvent) => {
    const row = rows.find(({ node }) => node.id === active.id);
    setDrag(row ? { node: row.node, place: undefined } : null);
  };
  const end = (event: DragEndEvent) => {
    const place = placeOf(rows, event, most);
    setDrag(null);
    if (place) onDrop(String(event.active.id), place);
  };
  const move = (event: DragMoveEvent) => {
    // A last move can be told after the end of a drag.
    setDrag((current) => current && { ...current, place: placeOf(rows, event, most) });
  };
  const named = (key: UniqueIdentifier) => {
    const row = rows.find(({ node }) => node.id === key);
    return { name: row ? nameOf(row.node) : '' };
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={start}
      onDragMove={move}
      onDragEnd={end}
      onDragCancel={() => setDrag(null)}
      accessibility={{
        announcements: announcementsOf(t, named),
        screenReaderInstructions: { draggable: t('tree_keys') },
      }}
    >
      <ul className={styles.rows}>
        {drag?.place && drag.place.after === null && <DropMark level={drag.place.level} />}
        {rows.map((row) => (
          <Fragment key={row.node.id}>
            {children(row)}
            {drag?.place?.after === row.node.id && <DropMark level={drag.place.level} />}
          </Fragment>
        ))}
      </ul>
      <DragOverlay dropAnimation={null}>
        {drag && (
          <span className={styles.dragged} data-impossible={!drag.place || undefined}>
            {nameOf(drag.node)}
          </span>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** What a screen reader says of a drag. Where an entry is now is said by the list, as after a key. */
function announcementsOf(t: Translate, named: (key: UniqueIdentifier) => { name: string }): Announcements {
  return {
    onDragStart: ({ active }) => t('tree_drag_start', named(active.id)),
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => t('tree_drag_cancel', named(active.id)),
  };
}

function DropMark({ level }: { level: number }) {
  return <li role="presentation" className={`${styles.dropMark} ${styles.levels[level]}`} />;
}

/** Where an entry would be dropped. */
function placeOf<Node extends TreeNode<Node>>(
  rows: readonly TreeRow<Node>[],
  { active, over, delta }: DragMoveEvent,
  most: number,
): DropPlace | undefined {
  const row = rows.find(({ node }) => node.id === active.id);
  const box = active.rect.current.translated;
  if (!row || !over || !box) return undefined;
  const others = rows.filter(({ node }) => !findNode([row.node], node.id));
  const at = others.findIndex(({ node }) => node.id === over.id);
  const isBelow = box.top + box.height / 2 > over.rect.top + over.rect.height / 2;
  // Over itself, or what is below it, it stays between the same rows.
  const own = rows.indexOf(row) - 1;
  const after = at === -1 ? own : isBelow ? at : at - 1;
  const level = row.level + Math.round(delta.x / LEVEL);
  return dropPlace(others, after, level, { height: heightOf(row.node), most });
}
