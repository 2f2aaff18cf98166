import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyOperation, applyOperations, checkDocument, fromNestedForm, toNestedForm } from '../index.ts';
import { operation as operationSchema, pageDocument } from '../schema.ts';
import { cases, deepTimeout, play, type Step } from './testing/play-steps.ts';

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('insert', 'insert', 'insert', 'move', 'remove', 'duplicate', 'data', 'style'),
  pick: fc.nat(),
  target: fc.nat(),
  index: fc.nat(),
  text: fc.string({ maxLength: 5 }),
});
const steps = fc.array(step, { maxLength: 14 });

const holds = (check: (played: ReturnType<typeof play>) => void) =>
  fc.assert(
    fc.property(steps, (list) => check(play(list))),
    cases,
  );

it(
  'an operation followed by its inverse restores the document, on frozen input',
  { timeout: deepTimeout },
  () => {
    holds(({ history }) => {
      for (const { before, after, inverse } of history) {
        expect(applyOperation(after, inverse)).toMatchObject({ document: before });
        expect((applyOperation(after, inverse) as { document: unknown }).document).toEqual(before);
      }
    });
  },
);

it('any list of operations keeps the document valid and readable', { timeout: deepTimeout }, () => {
  holds(({ document }) => {
    expect(checkDocument(document).issues).toEqual([]);
    expect(pageDocument.safeParse(document).success).toBe(true);
  });
});

it('a server that reads the same list from the wire gets the same document', { timeout: deepTimeout }, () => {
  holds(({ document, history }) => {
    const wire: unknown[] = JSON.parse(JSON.stringify(history.map((entry) => entry.operation)));
    const list = wire.map((entry) => operationSchema.parse(entry));
    const server = applyOperations({ version: 1, root: [], blocks: {} }, list);
    expect(server).toMatchObject({ document });
    if (!('document' in server)) return;
    expect(server.document).toEqual(document);
    expect(applyOperations(server.document, server.inverses)).toMatchObject({
      document: { root: [], blocks: {} },
    });
  });
});

it('blocks that an operation does not name stay the same objects', { timeout: deepTimeout }, () => {
  holds(({ history }) => {
    for (const { before, after } of history) {
      const remaining = Object.keys(after.blocks).filter((id) => Object.hasOwn(before.blocks, id));
      expect(remaining.filter((id) => before.blocks[id] !== after.blocks[id]).length).toBeLessThanOrEqual(2);
    }
  });
});

it('reading the nested form back gives the same document', { timeout: deepTimeout }, () => {
  holds(({ document }) => {
    const form: unknown = JSON.parse(JSON.stringify(toNestedForm(document, 1)));
    expect(fromNestedForm(form, { slotsOf: () => ['content'], newId: () => 'new' })).toEqual(document);
  });
});
