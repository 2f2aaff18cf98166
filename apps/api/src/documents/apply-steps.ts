import type { DocumentPlace } from '@etalage/blocks/schema';
import type { SavedStep } from '@etalage/api-contract';
import type { FieldIssues } from '@etalage/form-engine/schema';
import { type Operation, type PageDocument, type Refusal, findBlock } from '@etalage/site-model';
import { checkLimits } from './check-limits.ts';
import { checkMarkup } from './check-markup.ts';
import { isReducedValue } from './sanitise-document.ts';
import { applyCleaned } from './apply-cleaned.ts';
import { storageRefusal } from './storage-refusal.ts';

/** Why steps cannot be applied to a document; `step` and `operation` are indexes from 0. */
export interface StepRefused {
  readonly refused: Refusal | 'too_deep' | 'too_long';
  readonly step: number;
  readonly operation: number;
  /** The lists and rich texts that are too long, by path within the operation. */
  readonly issues?: FieldIssues;
}

export interface AppliedSteps {
  readonly document: PageDocument;
  /** The applied steps with their HTML sanitised; these are stored. */
  readonly steps: SavedStep[];
  /** Operations that make the sender's document equal to the stored document. */
  readonly corrections: Operation[];
}

/**
 * Applies either all steps or none of them.
 * With a `place`, a new block is refused unless its type is allowed in that kind of document.
 */
export function applySteps(
  start: PageDocument,
  steps: readonly SavedStep[],
  place?: DocumentPlace,
): AppliedSteps | StepRefused {
  const written = new Map<string, { id: string; key: string; sent: unknown; stored: unknown }>();
  let document = start;
  const applied: SavedStep[] = [];
  for (const [stepIndex, step] of steps.entries()) {
    const operations: Operation[] = [];
    for (const [operationIndex, sent] of step.operations.entries()) {
      const markup = checkMarkup(document, sent);
      if (Object.keys(markup).length > 0)
        return { refused: 'too_long', step: stepIndex, operation: operationIndex, issues: markup };
      const result = applyCleaned(document, sent, (id, key, value, stored) =>
        written.set(`${id} ${key}`, { id, key, sent: value, stored }),
      );
      if ('refused' in result) return { refused: result.refused, step: stepIndex, operation: operationIndex };
      const refused = storageRefusal(result.document, result.operation, { kind: step.kind, place });
      if (refused) return { refused, step: stepIndex, operation: operationIndex };
      const issues = checkLimits(document, result.operation);
      if (Object.keys(issues).length > 0)
        return { refused: 'too_long', step: stepIndex, operation: operationIndex, issues };
      document = result.document;
      operations.push(result.operation);
    }
    applied.push({ ...step, operations });
  }
  const corrections = [...written.values()].flatMap(({ id, key, sent, stored }): Operation[] => {
    const block = findBlock(document, id);
    if (!block || block.data[key] !== stored || !isReducedValue(sent, stored)) return [];
    return [{ type: 'setData', id, changes: { [key]: { from: sent, to: stored } } }];
  });
  return { document, steps: applied, corrections };
}
