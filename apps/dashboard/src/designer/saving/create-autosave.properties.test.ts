import {
  duplicateBlock,
  insertBlock,
  moveBlock,
  removeBlock,
  setData,
  type Operation,
} from '@etalage/site-model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { failed, fakeServer } from '../session/testing/fake-server.ts';
import { blockOf, documentOf, openSession } from '../session/testing/open-session.ts';

const numRuns = process.env['ETALAGE_DEEP'] ? 20_000 : 300;
type Fate = 'arrives' | 'lost' | 'answer lost' | 'late' | 'refused';

const action = fc.record({
  kind: fc.constantFrom('type', 'type', 'type', 'insert', 'move', 'remove', 'copy', 'undo', 'redo', 'wait'),
  pick: fc.nat(),
  text: fc.constantFrom('a', 'b', 'b<x>', 'c<x>'),
  pause: fc.constantFrom(0, 100, 700, 3000),
});
const fate = fc.constantFrom<Fate>('arrives', 'arrives', 'lost', 'answer lost', 'late', 'refused');

function operationOf(
  opened: ReturnType<typeof openSession>,
  { kind, pick, text }: { kind: string; pick: number; text: string },
) {
  const { document } = opened.session.store.getState();
  const ids = Object.keys(document.blocks);
  const id = ids[pick % (ids.length || 1)] ?? 'none';
  const place = { parent: null, slot: '', index: pick % (document.root.length || 1) };
  if (kind === 'type') return setData(document, id, { title: `${text}${pick % 3}` });
  if (kind === 'insert') return insertBlock([blockOf(crypto.randomUUID())], { ...place, index: 0 });
  if (kind === 'move') return moveBlock(document, id, place);
  if (kind === 'remove') return removeBlock(document, id);
  return duplicateBlock(document, id, () => crypto.randomUUID());
}

it('whatever the network does, server and tab end equal and every step is applied once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(action, { minLength: 1, maxLength: 25 }),
      fc.array(fate, { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      async (actions, fates, cleans) => {
        const server = fakeServer(
          documentOf('one', 'two', 'three'),
          cleans ? { clean: (html) => html.replaceAll('<x>', '') } : {},
        );
        let sent = 0;
        let calm = false;
        const late: (() => unknown)[] = [];
        const opened = openSession({
          server,
          network: async (_request, call) => {
            const turn = calm ? 'arrives' : fates[(sent += 1) % fates.length];
            // A delayed copy of an earlier request arrives before this one.
            for (const again of late.splice(0)) {
              try {
                again();
              } catch {
                // Nobody receives the reply.
              }
            }
            if (turn === 'late') late.push(call);
            if (turn === 'lost' || turn === 'late') throw new TypeError('network');
            if (turn === 'refused') throw failed(503);
            const answer = call();
            if (turn === 'answer lost') throw new TypeError('network');
            return answer;
          },
        });
        for (const one of actions) {
          if (one.kind === 'undo') opened.session.undo();
          else if (one.kind === 'redo') opened.session.redo();
          else if (one.kind !== 'wait') {
            const made: Operation | undefined = operationOf(opened, one);
            if (made) opened.session.run([made], { label: 'x', stretch: one.kind });
          }
          await opened.pass(one.pause);
        }
        calm = true;
        await opened.pass(120_000);
        const { document, saving } = opened.session.store.getState();
        expect(saving).toBe('saved');
        expect(server.state.document).toEqual(document);
        const ids = server.state.applied.map((step) => step.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(server.state.refused).toEqual([]);
        expect(opened.browserStorage.records.size).toBe(0);
      },
    ),
    { numRuns },
  );
}, 900_000);

it('undoing everything leads to the document as it was opened', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
      const opened = openSession({ document: documentOf('one', 'two', 'three') });
      const start = opened.session.store.getState().document;
      for (const one of actions) {
        const made = one.kind === 'undo' || one.kind === 'redo' ? undefined : operationOf(opened, one);
        if (one.kind === 'undo') opened.session.undo();
        if (one.kind === 'redo') opened.session.redo();
        if (made) opened.session.run([made], { label: 'x', stretch: one.kind });
        await opened.pass(one.pause);
      }
      const end = opened.session.store.getState().document;
      let times = 0;
      for (; opened.session.store.getState().canUndo; times += 1) opened.session.undo();
      expect(opened.session.store.getState().document).toEqual(start);
      for (let n = 0; n < times; n += 1) opened.session.redo();
      await opened.session.flush();
      expect(opened.server.state.document).toEqual(opened.session.store.getState().document);
      if (actions.every(({ kind }) => kind !== 'undo')) {
        expect(opened.session.store.getState().document).toEqual(end);
      }
    }),
    { numRuns },
  );
}, 900_000);
