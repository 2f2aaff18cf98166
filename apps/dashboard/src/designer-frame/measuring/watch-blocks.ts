/**
 * Watches which blocks are in view, as the browser reports it, and which blocks there are. Calls back when a block came
 * into view or left it, when blocks were added or removed, and when the page changed its size.
 */
export function watchBlocks(onChange: () => void) {
  /** The observed element of each block's own element. */
  const observed = new Map<Element, Element>();
  const inView = new Set<Element>();
  let hasNewStructure = true;

  const views = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const wrapper = target.closest('[data-block-id]');
        if (!wrapper) continue;
        if (isIntersecting) inView.add(wrapper);
        else inView.delete(wrapper);
      }
      onChange();
    },
    { rootMargin: '200px 0px' },
  );
  const sizes = new ResizeObserver(onChange);
  const mutations = new MutationObserver(() => {
    hasNewStructure = true;
    onChange();
  });
  mutations.observe(document.body, { childList: true, subtree: true });
  sizes.observe(document.body);

  function observe(wrapper: Element) {
    const rendered = firstRendered(wrapper);
    const before = observed.get(wrapper);
    if (before === rendered) return;
    if (before) views.unobserve(before);
    observed.set(wrapper, rendered);
    views.observe(rendered);
  }

  function forget(wrapper: Element, rendered: Element) {
    views.unobserve(rendered);
    observed.delete(wrapper);
    inView.delete(wrapper);
  }

  return {
    /** Elements of the blocks in view. */
    inView(): Element[] {
      if (hasNewStructure) {
        hasNewStructure = false;
        const present = new Set<Element>(document.querySelectorAll('[data-block-id]'));
        for (const wrapper of present) observe(wrapper);
        for (const [wrapper, rendered] of observed) if (!present.has(wrapper)) forget(wrapper, rendered);
      }
      return [...inView];
    },
    stop() {
      views.disconnect();
      sizes.disconnect();
      mutations.disconnect();
    },
  };
}

/** A block's own element has no box, so the first element inside it is observed instead. */
function firstRendered(wrapper: Element): Element {
  return wrapper.querySelector(':scope > :not([data-block-id]), :scope > [data-block-id] > *') ?? wrapper;
}
