import { isDeepStrictEqual } from 'node:util';
import { currentOperation } from '@etalage/blocks/schema';
import {
  type Applied,
  type BlockInstance,
  type Operation,
  type PageDocument,
  type Refused,
  applyOperation,
  findBlock,
} from '@etalage/site-model';
import { sanitiseField } from './sanitise-document.ts';

/** Called for each value that an operation writes: the value as it was sent and the value that is stored. */
export type OnWritten = (blockId: string, key: string, sent: unknown, stored: unknown) => void;

type Cleaned = (Applied & { readonly operation: Operation }) | Refused;

/**
 * Applies an operation with its HTML sanitised. The old values in the operation may be the stored (sanitised) values or
 * the values as the sender wrote them: both describe the same document.
 */
export function applyCleaned(document: PageDocument, given: Operation, onWritten: OnWritten): Cleaned {
  const sent = currentOperation(given);
  if (sent.type === 'removeBlock' || sent.type === 'duplicateBlock') {
    const applied = applyOperation(document, sent);
    if (!('refused' in applied)) return { ...applied, operation: sent };
  }
  const operation = cleaned(document, sent, onWritten);
  const applied = applyOperation(document, operation);
  return 'refused' in applied ? applied : { ...applied, operation };
}

function cleaned(document: PageDocument, sent: Operation, onWritten: OnWritten): Operation {
  switch (sent.type) {
    case 'moveBlock':
      return sent;
    case 'removeBlock':
      return { ...sent, blocks: sent.blocks.map((block) => cleanBlock(block)) };
    case 'insertBlock':
    case 'duplicateBlock':
      return { ...sent, blocks: sent.blocks.map((block) => cleanBlock(block, onWritten)) };
    case 'setData':
    case 'setStyle':
      return cleanChanges(document, sent, onWritten);
  }
}

function cleanBlock(block: BlockInstance, onWritten?: OnWritten): BlockInstance {
  const data = Object.entries(block.data).map(([key, sent]) => {
    const stored = sanitiseField(block.type, key, sent);
    onWritten?.(block.id, key, sent, stored);
    return [key, stored] as const;
  });
  return { ...block, data: Object.fromEntries(data) };
}

type Setting = Extract<Operation, { type: 'setData' | 'setStyle' }>;

function cleanChanges(document: PageDocument, sent: Setting, onWritten: OnWritten): Operation {
  const block = findBlock(document, sent.id);
  if (!block) return sent;
  const changes = Object.entries(sent.changes).map(([key, change]) => {
    const clean = { ...change };
    const stored = Object.hasOwn(block.data, key) ? block.data[key] : undefined;
    if (change.from !== undefined && !isDeepStrictEqual(change.from, stored))
      clean.from = sanitiseField(block.type, key, change.from);
    if (change.to !== undefined) clean.to = sanitiseField(block.type, key, change.to);
    onWritten(block.id, key, change.to, clean.to);
    return [key, clean] as const;
  });
  return { ...sent, changes: Object.fromEntries(changes) };
}
