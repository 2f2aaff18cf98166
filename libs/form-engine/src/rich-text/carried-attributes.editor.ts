import type { Attribute } from '@tiptap/core';
import { declarationsOf, styleOf } from './style-declarations.ts';

/** Attributes that are stored unchanged. */
export function preserved(...names: readonly string[]): Record<string, Attribute> {
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        default: null,
        parseHTML: (element) => element.getAttribute(name),
        renderHTML: (attributes) => (attributes[name] === null ? {} : { [name]: attributes[name] as string }),
      } satisfies Attribute,
    ]),
  );
}

interface Looks {
  /** Attributes that are one class of a list. */
  classes: Readonly<Record<string, readonly string[]>>;
  /** Attributes that are one declaration of the style. */
  styles: Readonly<Record<string, string>>;
}

/**
 * Attributes that share `class` and `style`: each reads its own part, and two more store the rest, so that changing
 * one style leaves the others and nothing that an owner wrote elsewhere is lost.
 */
export function looks({ classes, styles }: Looks): Record<string, Attribute> {
  const ownClasses = new Set(Object.values(classes).flat());
  const ownStyles = new Set(Object.values(styles));
  const byClass = Object.entries(classes).map(([name, values]): [string, Attribute] => [
    name,
    {
      default: null,
      parseHTML: (element) => [...element.classList].find((one) => values.includes(one)) ?? null,
      renderHTML: (attributes) => (attributes[name] === null ? {} : { class: attributes[name] as string }),
    },
  ]);
  const byStyle = Object.entries(styles).map(([name, property]): [string, Attribute] => [
    name,
    {
      default: null,
      parseHTML: (element) =>
        declarationsOf(element.getAttribute('style')).findLast(([declared]) => declared === property)?.[1] ??
        null,
      renderHTML: (attributes) =>
        attributes[name] === null ? {} : { style: `${property}: ${attributes[name] as string}` },
    },
  ]);
  const rest: [string, Attribute][] = [
    [
      'otherClass',
      {
        default: null,
        parseHTML: (element) =>
          [...element.classList].filter((one) => !ownClasses.has(one)).join(' ') || null,
        renderHTML: ({ otherClass }) => (otherClass === null ? {} : { class: otherClass as string }),
      },
    ],
    [
      'otherStyle',
      {
        default: null,
        parseHTML: (element) =>
          styleOf(declarationsOf(element.getAttribute('style')).filter(([name]) => !ownStyles.has(name))),
        renderHTML: ({ otherStyle }) => (otherStyle === null ? {} : { style: otherStyle as string }),
      },
    ],
  ];
  return Object.fromEntries([...byClass, ...byStyle, ...rest]);
}
