/** Finds an element again: itself, or the element that replaced it when the island was re-rendered. */
export function placeOf(island: HTMLElement, element: HTMLElement): () => HTMLElement | null {
  const all = () => island.querySelectorAll<HTMLElement>(element.tagName);
  const index = [...all()].indexOf(element);
  return () => (element.isConnected ? element : (all()[index] ?? null));
}
