import { behaviours, type BehaviourModule } from '@etalage/blocks/behaviours';

/** Loads and starts what elements declare in `data-behaviour`. One that fails leaves its element as plain HTML. */
export function startBehaviours(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-behaviour]')) {
    const names = element.dataset['behaviour'] ?? '';
    delete element.dataset['behaviour'];
    for (const name of names.split(' ')) {
      const load = (behaviours as Record<string, () => Promise<BehaviourModule>>)[name];
      load?.()
        .then(({ start }) => start(element))
        .catch(() => undefined);
    }
  }
}
