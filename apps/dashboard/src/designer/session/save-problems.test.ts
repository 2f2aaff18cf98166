import type { FieldErrors, SavedStep } from '@etalage/api-contract';
import { setData } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import type { SaveRequest } from '../saving/document-calls.ts';
import { inOneRequest, STEPS_PER_SAVE } from '../saving/save-queue.ts';
import { failed, fakeServer } from './testing/fake-server.ts';
import { documentOf, openSession } from './testing/open-session.ts';

type Opened = ReturnType<typeof openSession>;
const stateOf = ({ session }: Opened) => session.store.getState();

function type(opened: Opened, title: string) {
  const operation = setData(stateOf(opened).document, 'one', { title });
  if (operation) opened.session.run([operation], { label: 'designer_step_text', stretch: title });
}

/** A server that answers saves with this status until it is repaired. */
function brokenSession(status: number, errors?: FieldErrors) {
  const network = { broken: true, attempts: 0 };
  const opened = openSession({
    network: async (_request, call) => {
      network.attempts += 1;
      if (!network.broken) return call();
      throw failed(status, errors);
    },
  });
  return { ...opened, network };
}

describe('a save that does not arrive', () => {
  it.each([
    [401, 'signed_out'],
    [409, 'conflict'],
    [422, 'failed'],
    [0, 'offline'],
    [500, 'server'],
    [503, 'server'],
    [429, 'server'],
    [507, 'disk_full'],
  ])('status %i is shown as %s and loses nothing', async (status, saving) => {
    const opened = brokenSession(status);
    type(opened, 'b');
    await opened.session.flush();
    expect(stateOf(opened).saving).toBe(saving);
    expect([...opened.browserStorage.records.values()][0]?.queue.travelling?.steps).toHaveLength(1);
    opened.network.broken = false;
    opened.session.resume();
    await opened.settle();
    expect(stateOf(opened).saving).toBe(status === 409 ? 'conflict' : 'saved');
  });

  it.each([0, 500, 507])('status %i is retried automatically until the save is stored', async (status) => {
    const opened = brokenSession(status);
    type(opened, 'b');
    await opened.pass(20_000);
    expect(opened.network.attempts).toBeGreaterThan(2);
    opened.network.broken = false;
    await opened.pass(60_000);
    expect([stateOf(opened).saving, opened.server.state.applied.length]).toEqual(['saved', 1]);
  });

  it('shows why the server refuses, and saves undo of the refused step with it', async () => {
    const opened = brokenSession(422, { general: ['Te groot.'] });
    type(opened, 'b');
    await opened.pass(700);
    expect(stateOf(opened)).toMatchObject({ saving: 'failed', savingReason: 'Te groot.' });
    await opened.pass(60_000);
    expect(opened.network.attempts).toBe(1);
    opened.network.broken = false;
    opened.session.undo();
    await opened.pass(700);
    expect(stateOf(opened)).toMatchObject({ saving: 'saved', savingReason: null });
    expect(opened.server.state.applied.map(({ kind }) => kind)).toEqual(['do', 'undo']);
    expect(opened.server.state.document).toEqual(stateOf(opened).document);
  });
});

describe('a document that changed elsewhere', () => {
  it('stores all unsent steps as one version, also those that waited after the refused one', async () => {
    const server = fakeServer(documentOf('one', 'two'));
    const sent: SaveRequest[] = [];
    const gate = Promise.withResolvers<void>();
    const opened = openSession({
      server,
      network: async (request, call) => {
        sent.push(request);
        await gate.promise;
        return call();
      },
    });
    const elsewhere = setData(server.state.document, 'two', { title: 'z' });
    const step: SavedStep = {
      id: 'e',
      label: 'x',
      kind: 'do',
      of: null,
      operations: elsewhere ? [elsewhere] : [],
    };
    server.save({ client: 'other', sequence: 1, base_revision: 1, steps: [step] });
    type(opened, 'b');
    await opened.pass(700);
    type(opened, 'c');
    gate.resolve();
    await opened.settle();
    type(opened, 'd');
    expect(stateOf(opened).saving).toBe('conflict');
    await opened.session.storeVersion();
    const storedSteps = server.state.refused.at(-1)?.flatMap(({ operations }) => operations);
    expect(storedSteps?.map((one) => one.type === 'setData' && one.changes['title']?.to)).toEqual([
      'b',
      'c',
      'd',
    ]);
    expect(sent.at(-1)).toMatchObject({ base_revision: 1, sequence: 2 });
    expect(opened.browserStorage.records.size).toBe(0);
    await opened.session.close();
    expect(opened.browserStorage.records.size).toBe(0);
  });

  it('stays on this computer if the version cannot be sent', async () => {
    let status = 409;
    const opened = openSession({ network: () => Promise.reject(failed(status)) });
    type(opened, 'b');
    await opened.pass(700);
    status = 503;
    await expect(opened.session.storeVersion()).rejects.toThrow('503');
    expect(opened.browserStorage.records.size).toBe(1);
  });

  it('puts any number of steps in one request, in their order', () => {
    const steps = Array.from({ length: 2 * STEPS_PER_SAVE + 7 }, (_, index): SavedStep => {
      const changes = { title: { from: index, to: index + 1 } };
      return {
        id: `s${index}`,
        label: 'x',
        kind: 'do',
        of: null,
        operations: [{ type: 'setData', id: 'one', changes }],
      };
    });
    const joined = inOneRequest(steps);
    expect(joined.length).toBeLessThanOrEqual(STEPS_PER_SAVE);
    expect(joined.flatMap(({ operations }) => operations)).toEqual(
      steps.flatMap(({ operations }) => operations),
    );
    expect(inOneRequest(steps.slice(0, 3))).toEqual(steps.slice(0, 3));
  });
});
