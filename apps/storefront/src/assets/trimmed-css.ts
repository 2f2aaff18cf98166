import postcss, { type ChildNode } from 'postcss';

/** A rule with the class names that it is for, or the rules for one kind of screen. */
type Part = { readonly css: string; readonly names: readonly string[] } | Group;

interface Group {
  readonly around: string;
  readonly parts: readonly Part[];
}

/** A style sheet as a function: its rules without those that are only for classes which a page does not use. */
export function trimmableCss(
  css: string,
  optional: readonly string[],
): (used: ReadonlySet<string>) => string {
  const names = new Set(optional);
  const parts = postcss.parse(css).nodes.map((node) => partOf(node, names));
  return (used) => textOf(parts, used);
}

function partOf(node: ChildNode, optional: ReadonlySet<string>): Part {
  if (node.type === 'atrule' && node.nodes)
    return {
      around: `@${node.name} ${node.params}`,
      parts: node.nodes.map((child) => partOf(child, optional)),
    };
  const selector = node.type === 'rule' ? node.selector : '';
  const words = selector.match(/[\w-]+/g) ?? [];
  return { css: node.toString(), names: [...new Set(words)].filter((word) => optional.has(word)) };
}

function textOf(parts: readonly Part[], used: ReadonlySet<string>): string {
  return parts.map((part) => ('parts' in part ? groupText(part, used) : ruleText(part, used))).join('');
}

function groupText({ around, parts }: Group, used: ReadonlySet<string>): string {
  const text = textOf(parts, used);
  return text === '' ? '' : `${around}{${text}}`;
}

function ruleText({ css, names }: Exclude<Part, Group>, used: ReadonlySet<string>): string {
  return names.length === 0 || names.some((name) => used.has(name)) ? css : '';
}
