import { Parser } from 'saxen';
import { SheetError } from '../sheet-error.ts';

export interface XmlHandlers {
  /** An element begins; names and attributes are without the prefix of their namespace. */
  readonly open: (name: string, attribute: (name: string) => string) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** Calls the handlers for the elements and texts of a part of a workbook, in order. */
export function walkXml(xml: string, { open, close, text }: XmlHandlers): void {
  const parser = new Parser();
  parser.on('openTag', (name, attributes, decode) => {
    open(local(name), (wanted) => {
      const all = attributes();
      const key = Object.hasOwn(all, wanted)
        ? wanted
        : Object.keys(all).find((each) => each.includes(':') && local(each) === wanted);
      return key === undefined ? '' : decode(all[key] ?? '');
    });
  });
  if (close) parser.on('closeTag', (name) => close(local(name)));
  if (text) {
    parser.on('text', (content, decode) => text(decode(content)));
    parser.on('cdata', text);
  }
  parser.on('warn', () => undefined);
  parser.on('error', (error) => {
    throw error instanceof SheetError ? error : new SheetError('sheet_file_damaged', {}, { cause: error });
  });
  parser.parse(xml.startsWith('\uFEFF') ? xml.slice(1) : xml);
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
