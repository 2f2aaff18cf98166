/** Finds an element again: itself, or what stands in its place when the island was drawn anew. */
export function placeOf(island: HTMLElement, element: HTMLElement): () => HTMLElement | null {
  const all = () => island.querySelectorAll<HTMLElement>(element.tagName);
  const index = [...all()].indexOf(element);
  return () => (element.isConnected ? element : (all()[index] ?? null));
}
