interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box around all that a block renders; its own element has no box. Undefined if it renders nothing. */
export function boxOf(wrapper: Element): Box | undefined {
  // The element of an empty block does have a box, with a text that says that it is empty.
  if (wrapper.childElementCount === 0) return plain(wrapper.getBoundingClientRect());
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const child of wrapper.children) {
    const box = child.hasAttribute('data-block-id') ? boxOf(child) : child.getBoundingClientRect();
    if (!box || (box.width === 0 && box.height === 0)) continue;
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
  }
  return left === Infinity ? undefined : { x: left, y: top, width: right - left, height: bottom - top };
}

const plain = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });
