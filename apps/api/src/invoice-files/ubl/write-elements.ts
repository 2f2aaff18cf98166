import { create } from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js';
import type { Content, Elements } from './ubl-elements.ts';

/** Schemas with their version; the root element has the name. */
const SCHEMAS = { invoice: 'Invoice-2', credit_note: 'CreditNote-2' } as const;
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';

/** Writes a UBL document; the library escapes texts, and names with `:` belong to the two libraries of components. */
export function writeElements(kind: keyof typeof SCHEMAS, elements: Elements): string {
  const document = create({ version: '1.0', encoding: 'UTF-8' });
  const schema = SCHEMAS[kind];
  const top = document.ele(`${UBL}:${schema}`, schema.slice(0, -2));
  top.att('xmlns:cac', `${UBL}:CommonAggregateComponents-2`);
  top.att('xmlns:cbc', `${UBL}:CommonBasicComponents-2`);
  addAll(top, elements);
  return document.end({ prettyPrint: true });
}

const COMPONENTS = { cac: 'CommonAggregateComponents-2', cbc: 'CommonBasicComponents-2' } as const;

function addAll(parent: XMLBuilder, elements: Elements): void {
  for (const [name, content] of Object.entries(elements)) {
    if (content === undefined) continue;
    const all = Array.isArray(content) ? (content as readonly Content[]) : [content as Content];
    for (const one of all) add(parent, name, one);
  }
}

function add(parent: XMLBuilder, name: string, content: Content): void {
  const space = name.startsWith('cac:') ? COMPONENTS.cac : COMPONENTS.cbc;
  const element = parent.ele(`${UBL}:${space}`, name);
  if (typeof content === 'string') element.txt(content);
  else if (isAttributed(content)) element.att({ ...content.attributes }).txt(content.text);
  else addAll(element, content);
}

function isAttributed(content: Exclude<Content, string>): content is Exclude<Content, string | Elements> {
  return typeof content['text'] === 'string' && 'attributes' in content;
}
