import { currentOperation } from '@etalage/blocks/schema';
import type { FieldIssues } from '@etalage/form-engine/schema';
import { type Operation, type PageDocument, findBlock } from '@etalage/site-model';
import { htmlLimits, markupProblem } from '../markup/markup-limits.ts';
import { htmlOfField } from './sanitise-document.ts';

/**
 * Rich texts of an operation that are too long or too deep to be sanitised, by path within the operation:
 * `changes.text.to`, `blocks.0.data.text`. `document` is what the operation will be applied to.
 */
export function checkMarkup(document: PageDocument, given: Operation): FieldIssues {
  const operation = currentOperation(given);
  switch (operation.type) {
    case 'moveBlock':
    case 'removeBlock':
      return {};
    case 'insertBlock':
    case 'duplicateBlock':
      return Object.fromEntries(
        operation.blocks.flatMap(({ type, data }, index) =>
          Object.entries(data).flatMap(([key, value]) =>
            issuesOf(type, key, value, `blocks.${index}.data.${key}`),
          ),
        ),
      );
    case 'setData':
    case 'setStyle': {
      const type = findBlock(document, operation.id)?.type;
      if (type === undefined) return {};
      return Object.fromEntries(
        Object.entries(operation.changes).flatMap(([key, { from, to }]) => [
          ...issuesOf(type, key, from, `changes.${key}.from`),
          ...issuesOf(type, key, to, `changes.${key}.to`),
        ]),
      );
    }
  }
}

function issuesOf(type: string, key: string, value: unknown, path: string) {
  return htmlOfField(type, key, value).flatMap(([inner, html]): [string, FieldIssues[string]][] => {
    const problem = markupProblem(html, htmlLimits);
    if (!problem) return [];
    return [[inner === '' ? path : `${path}.${inner}`, [{ text: problem.key, values: problem.values }]]];
  });
}
