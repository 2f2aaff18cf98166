import ts from 'typescript';

/** One test as declared in its source; a skipped test proves nothing and is not listed. */
export interface TestTitle {
  title: string;
  line: number;
}

const TEST_NAMES = new Set(['it', 'test']);
const NOT_RUN = new Set(['skip', 'todo', 'fixme']);

/**
 * The titles of `it` and `test` calls in one source file, read without running it. For `it.each(rows)('%s …')`, and for
 * a computed title in `for (const … of rows)`, every row gives a title with its requirements. A function that makes
 * tests is given the requirement of the file that calls it as `proves: 'API-07'`. `describe` titles do not count.
 */
export function testTitlesIn(path: string, source: string): TestTitle[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, scriptKindOf(path));
  const titles: TestTitle[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const call = calledTest(node.expression);
      if (call?.skipped) return;
      titles.push(
        ...(call && TEST_NAMES.has(call.name) ? titlesOf(node, call, file) : givenTitles(node, file)),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

function titlesOf(node: ts.CallExpression, call: CalledTest, file: ts.SourceFile): TestTitle[] {
  const [title] = node.arguments;
  if (!title || node.arguments.length < 2) return [];
  const table = call.table ?? (ts.isTemplateExpression(title) ? loopAround(node)?.expression : undefined);
  const rows = table ? rowTextsOf(table, file) : [''];
  return rows.map((row) => ({ title: `${textOf(title)} ${row}`.trim(), line: lineOf(node, file) }));
}

/** The requirement that is passed to a function that makes tests. */
function givenTitles(node: ts.CallExpression, file: ts.SourceFile): TestTitle[] {
  return node.arguments
    .filter(ts.isObjectLiteralExpression)
    .flatMap(({ properties }) => properties.filter(ts.isPropertyAssignment))
    .filter(({ name, initializer }) => name.getText(file) === 'proves' && ts.isStringLiteralLike(initializer))
    .map((property) => ({ title: textOf(property.initializer), line: lineOf(property, file) }));
}

function loopAround(node: ts.Node): ts.ForOfStatement | undefined {
  return ts.findAncestor(node, ts.isForOfStatement);
}

function lineOf(node: ts.Node, file: ts.SourceFile): number {
  return file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
}

interface CalledTest {
  name: string;
  skipped: boolean;
  table?: ts.Expression;
}

/** `it`, `it.only`, `it.each(rows)`, `describe.skip`, …: its base name, whether it is skipped, its table. */
function calledTest(expression: ts.Expression): CalledTest | undefined {
  if (ts.isIdentifier(expression)) return { name: expression.text, skipped: false };
  if (ts.isPropertyAccessExpression(expression)) {
    const inner = calledTest(expression.expression);
    if (!inner || !isTestModifier(inner.name, expression.name.text)) return undefined;
    return { ...inner, skipped: inner.skipped || NOT_RUN.has(expression.name.text) };
  }
  if (ts.isCallExpression(expression) && ts.isPropertyAccessExpression(expression.expression)) {
    const inner = calledTest(expression.expression);
    const [table] = expression.arguments;
    const isTable = ['each', 'for'].includes(expression.expression.name.text);
    return inner && (isTable && table ? { ...inner, table } : inner);
  }
  return undefined;
}

/** `test.step` and `test.describe` are not tests: a step's title proves nothing on its own. */
function isTestModifier(name: string, modifier: string): boolean {
  const known = [...NOT_RUN, 'only', 'each', 'for', 'concurrent', 'sequential', 'skipIf', 'runIf', 'fails'];
  return (TEST_NAMES.has(name) || name === 'describe') && known.includes(modifier);
}

/** The fixed words of a title; computed parts are left out. */
function textOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ');
  }
  if (ts.isBinaryExpression(node)) return `${textOf(node.left)} ${textOf(node.right)}`;
  return '';
}

/** The texts of each row of a table in the same file. */
function rowTextsOf(table: ts.Expression, file: ts.SourceFile): string[] {
  const list = arrayIn(table, file);
  if (!list) return [''];
  return list.elements.map((row) => {
    const texts: string[] = [];
    const collect = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node) && !isPropertyName(node)) texts.push(node.text);
      else ts.forEachChild(node, collect);
    };
    collect(row);
    return texts.filter((text) => /^[A-Z0-9]+-\d{2,}\b/.test(text)).join(' ');
  });
}

function arrayIn(expression: ts.Expression, file: ts.SourceFile): ts.ArrayLiteralExpression | undefined {
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)) {
    return arrayIn(expression.expression, file);
  }
  if (ts.isArrayLiteralExpression(expression)) return expression;
  if (!ts.isIdentifier(expression)) return undefined;
  let found: ts.ArrayLiteralExpression | undefined;
  const visit = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      node.name.text === expression.text &&
      node.initializer
    ) {
      found ??= arrayIn(node.initializer, file);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isPropertyName(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}

function scriptKindOf(path: string): ts.ScriptKind {
  return path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}
