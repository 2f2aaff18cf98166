/** The elements of one carousel. A carousel may be within a slide of another one, so parts are looked for step by step. */
export function carouselParts(root: HTMLElement) {
  const child = (parent: Element | null, mark: string) =>
    [...(parent?.children ?? [])].find((element): element is HTMLElement => element.hasAttribute(mark)) ??
    null;
  const view = child(root, 'data-view');
  const track = child(view, 'data-track');
  const controls = child(root, 'data-controls');
  return {
    view,
    track,
    controls,
    slides: [...(track?.children ?? [])] as HTMLElement[],
    dots: [...(controls?.querySelectorAll<HTMLElement>('[data-dot]') ?? [])],
    pause: controls?.querySelector<HTMLElement>('[data-pause]') ?? null,
    status: child(root, 'data-status'),
  };
}

/** Marks the dot of the current slide. */
export function markDot(dots: readonly HTMLElement[], current: number): void {
  dots.forEach((dot, at) =>
    at === current ? dot.setAttribute('aria-current', 'true') : dot.removeAttribute('aria-current'),
  );
}
