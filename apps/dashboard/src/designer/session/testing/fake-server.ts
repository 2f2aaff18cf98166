import type { ErrorCode, FieldErrors, SavedStep } from '@etalage/api-contract';
import { applyOperations, invert, setData, type Operation, type PageDocument } from '@etalage/site-model';
import { ApiFailure } from '../../../queries/call-api.ts';
import type { SendSave } from '../../saving/document-calls.ts';

const codes: Record<number, ErrorCode> = {
  401: 'unauthenticated',
  409: 'conflict',
  422: 'validation_failed',
  429: 'rate_limited',
  507: 'storage_full',
};

/** The failure of a call that returns this status, or has no reply (0). */
export function failed(status: number, errors: FieldErrors = {}): ApiFailure {
  if (status === 0) return new ApiFailure({ ok: false, unreachable: true });
  return new ApiFailure({ ok: false, status, error: { code: codes[status] ?? 'internal', errors } });
}

/** Stores a document like the api: the real reducer, one reply per client and sequence, refused versions stored. */
export function fakeServer(start: PageDocument, options: { clean?: (html: string) => string } = {}) {
  const answers = new Map<string, { revision: number; corrections: Operation[] }>();
  const state = { document: start, revision: 1, applied: [] as SavedStep[], refused: [] as SavedStep[][] };

  function corrected(): Operation[] {
    const { clean } = options;
    if (!clean) return [];
    return Object.values(state.document.blocks).flatMap((block) => {
      const title = block.data['title'];
      if (typeof title !== 'string' || clean(title) === title) return [];
      return setData(state.document, block.id, { title: clean(title) }) ?? [];
    });
  }

  return {
    state,
    save({ client, sequence, base_revision, steps }: Parameters<SendSave>[0]) {
      const key = `${client}:${sequence}`;
      const known = answers.get(key);
      if (known) return known;
      if (base_revision !== state.revision) {
        state.refused.push(steps);
        throw failed(409);
      }
      const wire: SavedStep[] = JSON.parse(JSON.stringify(steps));
      for (const step of wire) {
        const applied = applyOperations(state.document, step.operations);
        if ('refused' in applied) throw failed(422);
        state.document = applied.document;
        state.applied.push(step);
      }
      const corrections = corrected();
      const applied = applyOperations(state.document, corrections);
      if ('document' in applied) state.document = applied.document;
      state.revision += 1;
      const answer = { revision: state.revision, corrections };
      answers.set(key, answer);
      return answer;
    },
    /** Undo and redo as a later `open` would return them. */
    stacks() {
      const undo: SavedStep[] = [];
      const redo: SavedStep[] = [];
      for (const step of state.applied) {
        if (step.kind === 'do') {
          undo.push(step);
          redo.length = 0;
        } else {
          const [from, to] = step.kind === 'undo' ? [undo, redo] : [redo, undo];
          const at = from.findLastIndex((one) => one.id === step.of);
          if (at >= 0) to.push(...from.splice(at, 1));
        }
      }
      return { undo, redo };
    },
    takenBack: (step: SavedStep) => step.operations.map(invert).reverse(),
  };
}
