import { behaviours, type BehaviourModule } from '@etalage/blocks/behaviours';

/**
 * Loads and starts the behaviours that elements declare in `data-behaviour`: immediately, at the first event named in
 * `data-start`, or once the screen matches `data-media`. If one fails, its element stays plain HTML.
 */
export function startBehaviours(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-behaviour]')) {
    const { behaviour = '', start, media } = element.dataset;
    delete element.dataset['behaviour'];
    const begin = () => behaviour.split(' ').forEach((name) => void load(name, element));
    const screen = matchMedia(media ?? 'all');
    if (start) element.addEventListener(start, begin, { once: true });
    else if (screen.matches) begin();
    else screen.addEventListener('change', begin, { once: true });
  }
}

async function load(name: string, element: HTMLElement): Promise<void> {
  try {
    const module = await (behaviours as Record<string, () => Promise<BehaviourModule>>)[name]?.();
    module?.start(element);
  } catch {
    // The page works without it.
  }
}
