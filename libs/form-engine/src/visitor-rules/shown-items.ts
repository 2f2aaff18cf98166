import { holds, type Conditional } from '../definition/conditional.ts';
import type { VisitorValues } from './visitor-item.ts';

interface Hideable {
  readonly identifier: string;
  readonly conditional: Conditional;
}

/**
 * The items that are shown with these values (FORM-11). In reading order: a hidden item counts as not filled in for
 * those after it. Browser and server use this one rule.
 */
export function shownItems<Item extends Hideable>(items: readonly Item[], values: VisitorValues): Item[] {
  // Without a prototype: a question may be named `constructor`.
  const seen = Object.assign(Object.create(null) as Record<string, string>, values);
  return items.filter(({ identifier, conditional }) => {
    const shows = holds(conditional, seen);
    if (!shows) delete seen[identifier];
    return shows;
  });
}
