import { findBlock, type Operation, type PageDocument } from '@etalage/site-model';
import type { DesignerStore } from '../store/create-designer-store.ts';
import type { History } from './history.ts';
import { remainingFindings, remainingIssues } from './remaining-findings.ts';

/**
 * Sets the state of a changed document: a removed block is not selected, a changed block has no known issues and
 * findings.
 */
export function storeDocument(
  store: DesignerStore,
  document: PageDocument,
  { undo, redo }: History,
  operations: readonly Operation[],
) {
  const { selected, issues, findings } = store.getState();
  store.setState({
    document,
    canUndo: undo.length > 0,
    canRedo: redo.length > 0,
    undoLabel: undo.at(-1)?.label ?? null,
    redoLabel: redo.at(-1)?.label ?? null,
    selected: selected && findBlock(document, selected) ? selected : null,
    issues: Object.keys(issues).length > 0 ? remainingIssues(issues, operations) : issues,
    findings: findings.length > 0 ? remainingFindings(findings, operations) : findings,
  });
}
