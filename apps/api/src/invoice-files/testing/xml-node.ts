/** An element of a document that is well-formed, with the text directly in it. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: string;
  readonly children: XmlNode[];
  text: string;
}

const TOKEN = /<(\/?)([\w:]+)([^>]*?)(\/?)>|([^<]+)/g;

/** Reads a document without comments and declarations between its elements; for tests. */
export function readXml(xml: string): XmlNode {
  const root: XmlNode = { name: '', attributes: '', children: [], text: '' };
  const open = [root];
  for (const [, isEnd, name = '', attributes = '', isEmpty, text] of xml
    .replace(/^<\?[^>]*\?>/, '')
    .matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.text += text;
    else if (isEnd) open.pop();
    else {
      const node = { name, attributes, children: [], text: '' };
      parent.children.push(node);
      if (!isEmpty) open.push(node);
    }
  }
  return root;
}

/** All elements at a path of names below a node: `cac:Party/cbc:EndpointID`. */
export function at(node: XmlNode, path: string): XmlNode[] {
  return path
    .split('/')
    .reduce<XmlNode[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [node],
    );
}

/** The text of the first element at a path; '' if there is none. */
export const textAt = (node: XmlNode, path: string): string => at(node, path)[0]?.text ?? '';

/** The number of the first element at a path; 0 if there is none. */
export const numberAt = (node: XmlNode, path: string): number => Number(textAt(node, path) || 0);
