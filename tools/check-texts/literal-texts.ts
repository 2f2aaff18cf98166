import ts from 'typescript';
import { NOT_CHECKED, NOT_READ } from './literal-exceptions.ts';
import { lineOf, parse } from './parse-source.ts';

/** Ordinary Dutch words that no code, query or log line contains; two of them make a text. */
const DUTCH =
  /(?<![\p{L}\p{N}_-])(?:de|het|een|je|jouw|niet|geen|voor|van|bij|naar|wordt|worden|deze|dit|nog|ook|hier|zijn|kies|vul)(?![\p{L}\p{N}_-])/giu;
/** A word with a capital, alone or followed by more of them; `ArrowDown` and `GET` are no such words. */
const WORDS = /^\p{Lu}\p{Ll}[\p{Ll}’'-]*(?:[\s,.!?:…].*)?$/su;
const LETTER = /\p{L}/u;

export interface LiteralText {
  text: string;
  path: string;
  line: number;
}

/**
 * The strings of a source file that look like texts that people read, and therefore belong in the table (TRN-04): all
 * text between tags, words that begin with a capital, and Dutch phrases. Errors that code throws are for developers and
 * for the terminal.
 */
export function literalTextsIn(path: string, source: string): LiteralText[] {
  if (NOT_CHECKED.some((place) => path.startsWith(place))) return [];
  const file = parse(path, source);
  const found: LiteralText[] = [];
  const visit = (node: ts.Node): void => {
    if (isForDevelopers(node)) return;
    const text = textOf(node);
    if (text !== undefined && !NOT_READ.has(text)) found.push({ text, path, line: lineOf(file, node) });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Attributes whose value people read or hear. */
const SHOWN = /^(?:title|alt|placeholder|label|aria-(?:label|description|roledescription|valuetext))$/;

/** The text of a node if people may read it. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return LETTER.test(node.text) ? node.text.trim() : undefined;
  const text = stringOf(node);
  if (text === undefined || !LETTER.test(text)) return undefined;
  return WORDS.test(text) || isDutch(text) || isShown(node) ? text : undefined;
}

/** A string as it is written; a zero stands for each part that is filled in. */
function stringOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map((span) => `0${span.literal.text}`)].join('');
}

/** Whether a string stands between tags, or is the value of an attribute that is shown, also in a choice of two. */
function isShown(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return SHOWN.test(parent.name.getText());
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isShown(parent);
  if (ts.isParenthesizedExpression(parent)) return isShown(parent);
  if (!ts.isJsxExpression(parent)) return false;
  return ts.isJsxAttribute(parent.parent) ? SHOWN.test(parent.parent.name.getText()) : true;
}

function isDutch(text: string): boolean {
  return (text.match(DUTCH) ?? []).length > 1;
}

/** Imports, types, thrown errors, and what is written to a log. */
function isForDevelopers(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isThrowStatement(node)) return true;
  if (ts.isNewExpression(node)) return /(?:Error|Failure)$/.test(node.expression.getText());
  return ts.isCallExpression(node) && /(?:^|\.)(?:log|console)\.\w+$/.test(node.expression.getText());
}
