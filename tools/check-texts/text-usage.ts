import ts from 'typescript';
import { lineOf, parse } from './parse-source.ts';

/** One text of the Dutch table and its location. */
export interface DefinedText {
  key: string;
  path: string;
  line: number;
}

/** The possible text keys in a source file: whole strings, and patterns of strings that it composes. */
export interface TextUsage {
  literals: Set<string>;
  patterns: RegExp[];
  /** Keys passed to a translate function or cast to a key, which must therefore exist. */
  asked: DefinedText[];
}

const TRANSLATE_NAMES = new Set(['t', 'text', 'translate']);

/** The keys of the object literals in one file of the table. */
export function textsDefinedIn(path: string, source: string): DefinedText[] {
  const file = parse(path, source);
  const texts: DefinedText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))) {
      texts.push({ key: node.name.text, path, line: lineOf(file, node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

/** Every string of a file that can be a key, since keys are also used in catalogues, schemas and tables. */
export function textUsageIn(path: string, source: string): TextUsage {
  const file = parse(path, source);
  const usage: TextUsage = { literals: new Set(), patterns: [], asked: [] };
  const ask = (node: ts.Node | undefined): void => {
    if (node && ts.isStringLiteralLike(node))
      usage.asked.push({ key: node.text, path, line: lineOf(file, node) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) usage.literals.add(node.text);
    else if (ts.isTemplateExpression(node)) usage.patterns.push(...patternOf(node));
    else if (ts.isCallExpression(node) && TRANSLATE_NAMES.has(nameOf(node.expression))) {
      if (node.arguments.length > 0 && isKeyLike(node.arguments[0])) ask(node.arguments[0]);
    } else if (ts.isAsExpression(node) && node.type.getText(file) === 'TextKey') ask(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return usage;
}

/** `shop_${mode}_label` may be any key that starts with "shop_" and ends with "_label". */
function patternOf(node: ts.TemplateExpression): RegExp[] {
  const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  const fixed = parts.join('');
  if (!/^[a-z0-9_]+$/.test(fixed) || !fixed.includes('_')) return [];
  return [new RegExp(`^${parts.join('\\w+')}$`)];
}

function isKeyLike(node: ts.Node | undefined): boolean {
  return node !== undefined && ts.isStringLiteralLike(node) && /^[a-z0-9]+(_[a-z0-9]+)+$/.test(node.text);
}

function nameOf(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}
