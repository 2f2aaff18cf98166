import { identifierOf, type FormItem, type FormItemType, type VisitorForm } from '@etalage/site-model';
import type { Conditional } from '../definition/conditional.ts';
import type { Setter } from './apply-setter.ts';

/**
 * One item as the visitor's half of the engine receives it: stored, or defined in code, where a condition and a setter
 * may be functions (FORM-12, FORM-15).
 */
export type VisitorItem = Omit<FormItem, 'conditional' | 'setter'> & {
  conditional: Conditional;
  setter: FormItem['setter'] | Setter;
};

export type RenderedForm = Omit<VisitorForm, 'items'> & { items: readonly VisitorItem[] };

/** The values of a visitor form by identifier; several ticked ids are separated by commas, several files by pipes. */
export type VisitorValues = Readonly<Record<string, string>>;

/** Whether an item asks something; the rest is text between the questions. */
export function isQuestion({ type }: { type: FormItemType }): boolean {
  return type !== 'title' && type !== 'description';
}

/** Items under the name with which they are submitted, from either of its two stored properties (FORM-03). */
export function namedItems(items: readonly VisitorItem[]): VisitorItem[] {
  return items.map((item) => ({ ...item, identifier: identifierOf(item) }));
}
