import type { BlockId } from '@etalage/site-model';

/** The innermost block that contains an element. */
export function blockAt(target: EventTarget | null): BlockId | null {
  const element = target instanceof Element ? target : null;
  return element?.closest('[data-block-id]')?.getAttribute('data-block-id') ?? null;
}

/** The element with the id of this block. */
export function wrapperOf(id: BlockId): HTMLElement | null {
  return document.querySelector(`[data-block-id="${CSS.escape(id)}"]`);
}
