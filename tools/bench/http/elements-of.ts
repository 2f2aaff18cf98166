const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const RAW = new Set(['script', 'style']);

/** The React functions, passed in by the caller that measures them. */
export interface React<Element> {
  createElement(name: string, props: Props, ...children: (Element | string)[]): Element;
}

type Props = Record<string, unknown>;

interface OpenElement<Element> {
  name: string;
  props: Props;
  children: (Element | string)[];
}

/** HTML as React elements of the same structure, so that plain React can be timed on the same page. */
export function elementsOf<Element extends object>(
  html: string,
  { createElement }: React<Element>,
): Element | undefined {
  const root: OpenElement<Element> = { name: '', props: {}, children: [] };
  const open = [root];
  const pattern = /<!--.*?-->|<!doctype[^>]*>|<\/([\w-]+)>|<([\w-]+)((?:"[^"]*"|[^">])*?)\/?>|([^<]+)/gis;
  for (let match: RegExpExecArray | null; (match = pattern.exec(html));) {
    const [, closed, name, attributes = '', text] = match;
    const into = (open.at(-1) ?? root).children;
    if (text) into.push(text);
    else if (closed) {
      const node = open.length > 1 ? open.pop() : undefined;
      const around = (open.at(-1) ?? root).children;
      if (node) around.push(createElement(node.name, node.props, ...node.children));
    } else if (name) {
      const props = propsOf(attributes);
      const tag = name.toLowerCase();
      if (RAW.has(tag)) {
        const end = html.indexOf(`</${name}>`, pattern.lastIndex);
        const __html = html.slice(pattern.lastIndex, end);
        into.push(createElement(tag, { ...props, dangerouslySetInnerHTML: { __html } }));
        pattern.lastIndex = end + name.length + 3;
      } else if (VOID.has(tag)) into.push(createElement(tag, props));
      else open.push({ name: tag, props, children: [] });
    }
  }
  return root.children.find((child) => typeof child !== 'string');
}

/** Attributes under names that React passes on unchanged. */
function propsOf(text: string): Props {
  const props: Props = {};
  for (const [, name = '', value] of text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
    if (name === 'class') props.className = value;
    else if (name === 'for') props.htmlFor = value;
    else if (/^(style|on\w+|value|checked|selected)$/i.test(name))
      props[`data-${name.toLowerCase()}`] = value ?? '';
    else if (/^[a-z-]+$/.test(name)) props[/^(data|aria)-/.test(name) ? name : `data-${name}`] = value ?? '';
  }
  return props;
}
