import { findBlock, parentOf, type BlockId, type PageDocument } from '@etalage/site-model';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDesigner } from '../../session/designer-context.tsx';
import { isItem } from './grid/grid-item-at.ts';
import { insertBoxesAround } from './insert-boxes.ts';
import { siblingLeaves } from './sibling-leaves.ts';
import { scaled } from './scaled.ts';
import { toolsPlace } from './tools-place.ts';

interface Sizes {
  tools: { width: number; height: number };
  sheet: { width: number; height: number };
}

/** Sizes until the tools have been measured, in pixels. */
const firstSizes: Sizes = { tools: { width: 320, height: 40 }, sheet: { width: 800, height: 600 } };

/**
 * Where the tools of a block are placed over the canvas, and the ref for their element. There is no place while the
 * block is not in view.
 */
export function useToolsPlace(id: BlockId, scale: number, name: string) {
  const rects = useDesigner((state) => state.rects);
  const document = useDesigner((state) => state.document);
  const typing = useDesigner((state) => state.text.active);
  const others = useMemo(() => siblingLeaves(document, id), [document, id]);
  const ref = useRef<HTMLDivElement>(null);
  const [sizes, setSizes] = useState(firstSizes);
  const rect = rects[id];
  useLayoutEffect(() => {
    const sheet = ref.current?.parentElement;
    // Hidden tools have no size; they are measured when typing ends, before they are visible.
    if (!sheet || typing) return;
    const next: Sizes = {
      tools: { width: ref.current?.offsetWidth ?? 0, height: ref.current?.offsetHeight ?? 0 },
      sheet: { width: sheet.clientWidth, height: sheet.clientHeight },
    };
    setSizes((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  }, [rect, scale, name, typing]);
  const boxes = others.flatMap((other) => (rects[other] ? [scaled(rects[other], scale)] : []));
  // The item of a grid has controls of its own, which tools would cover on their way round.
  const inserts = isInGridItem(document, id) ? [] : insertBoxesAround(document, rects, id, scale);
  const found = rect && toolsPlace(scaled(rect, scale), sizes.sheet, sizes.tools, [...boxes, ...inserts]);
  if (!found) return { ref };
  const { isInside, ...place } = found;
  return { ref, place, isInside };
}

function isInGridItem(document: PageDocument, id: BlockId): boolean {
  if (isItem(findBlock(document, id)?.type ?? '')) return true;
  const parent = parentOf(document, id)?.parent;
  return parent !== undefined && parent !== null && isInGridItem(document, parent);
}
