import { insertBlock, moveBlock, removeBlock, setData } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { failed, fakeServer } from './testing/fake-server.ts';
import { blockOf, documentOf, fakeStorage, openSession } from './testing/open-session.ts';

type Opened = ReturnType<typeof openSession>;
const docOf = ({ session }: Opened) => session.store.getState().document;
const titleOf = (opened: Opened, id = 'one') => docOf(opened).blocks[id]?.data['title'];

function type(opened: Opened, title: string, stretch = 'text:one:title') {
  const operation = setData(docOf(opened), 'one', { title });
  if (operation) opened.session.run([operation], { label: 'designer_step_text', stretch });
}

describe('a session', () => {
  it('undoes a stretch of typing as one entry, and a pause ends it', async () => {
    const opened = openSession();
    for (const title of ['ab', 'abc', 'abcd']) {
      type(opened, title);
      await opened.pass(900);
    }
    await opened.pass(1100);
    type(opened, 'abcde');
    opened.session.undo();
    expect(titleOf(opened)).toBe('abcd');
    opened.session.undo();
    expect(titleOf(opened)).toBe('a');
    expect(opened.session.store.getState()).toMatchObject({ canUndo: false, canRedo: true });
    opened.session.redo();
    opened.session.redo();
    expect(titleOf(opened)).toBe('abcde');
  });

  it('refuses what does not fit, and changes nothing', () => {
    const opened = openSession();
    const before = docOf(opened);
    const wrong = insertBlock([blockOf('one')], { parent: null, slot: '', index: 0 });
    expect(opened.session.run([wrong], { label: 'x' })).toBe('id_clash');
    expect([docOf(opened), opened.session.store.getState().saving]).toEqual([before, 'saved']);
  });

  it('refuses a block where it may not be placed, moved as well as new', () => {
    const section = (id: string, content: string[] = []) => ({
      ...blockOf(id),
      type: 'sectionContent',
      slots: { content },
    });
    const text = { ...blockOf('text'), type: 'paragraph', slots: {} };
    const blocks = { one: section('one', ['text']), two: section('two'), text };
    const opened = openSession({ document: { version: 1, root: ['one', 'two'], blocks } });
    const root = { parent: null, slot: '', index: 0 };
    const inOne = { parent: 'one', slot: 'content', index: 0 };
    const before = docOf(opened);
    for (const operation of [
      insertBlock([{ ...text, id: 'new' }], root),
      insertBlock([{ ...section('new'), type: 'headerOne', slots: {} }], root),
      moveBlock(before, 'two', inOne)!,
      moveBlock(before, 'text', root)!,
    ])
      expect(opened.session.run([operation], { label: 'x' })).toBe('misplaced');
    expect(docOf(opened)).toBe(before);
  });

  it('clears the selection of a removed block, and selects the block that undo restored', () => {
    const opened = openSession();
    opened.session.select('two');
    const remove = removeBlock(docOf(opened), 'two');
    opened.session.run(remove ? [remove] : [], { label: 'x' });
    expect(opened.session.store.getState().selected).toBeNull();
    opened.session.undo();
    expect(opened.session.store.getState().selected).toBe('two');
  });

  it('extends a step that was rebased after a correction in its rebased form', async () => {
    let sent = 0;
    const opened = openSession({
      server: fakeServer(documentOf('one'), { clean: (html) => html.replace('<x>', '') }),
      network: async (_request, call) => {
        const answer = call();
        sent += 1;
        if (sent === 1) throw new TypeError('network');
        return answer;
      },
    });
    type(opened, 'b<x>');
    await opened.pass(1500);
    type(opened, 'c');
    await opened.pass(200);
    type(opened, 'cd');
    await opened.pass(5000);
    expect(opened.session.store.getState().saving).toBe('saved');
    expect(opened.server.state.document).toEqual(docOf(opened));
    expect(titleOf(opened)).toBe('cd');
  });

  it('saves after a rest, and shows the state of saving', async () => {
    const opened = openSession();
    const seen: string[] = [];
    opened.session.store.subscribe(({ saving }) => void (seen.at(-1) !== saving && seen.push(saving)));
    type(opened, 'b');
    await opened.pass(599);
    expect(opened.server.state.revision).toBe(1);
    await opened.pass(1);
    expect(seen).toEqual(['unsaved', 'saving', 'saved']);
    expect(opened.server.state.document).toEqual(docOf(opened));
  });

  it('undoes after reopening what was done before', async () => {
    const opened = openSession();
    type(opened, 'b');
    await opened.pass(2000);
    type(opened, 'c');
    opened.session.undo();
    await opened.session.flush();
    const again = openSession({ server: opened.server });
    expect(titleOf(again)).toBe('b');
    again.session.undo();
    expect(titleOf(again)).toBe('a');
    again.session.redo();
    again.session.redo();
    await again.session.flush();
    expect(again.server.state.document.blocks['one']?.data['title']).toBe('c');
  });

  it('applies what the server corrected, below what was typed since', async () => {
    const server = fakeServer(documentOf('one', 'two'), { clean: (html) => html.replaceAll('<x>', '') });
    const gate = Promise.withResolvers<void>();
    const opened = openSession({
      server,
      network: async (_request, call) => {
        const answer = call();
        await gate.promise;
        return answer;
      },
    });
    type(opened, 'b<x>');
    await opened.pass(700);
    type(opened, 'b<x>c', 'another');
    const two = setData(docOf(opened), 'two', { title: 'z<x>' });
    opened.session.run(two ? [two] : [], { label: 'x' });
    gate.resolve();
    await opened.pass(5000);
    expect([titleOf(opened), titleOf(opened, 'two')]).toEqual(['bc', 'z']);
    expect(server.state.document).toEqual(docOf(opened));
    for (let times = 0; times < 3; times += 1) opened.session.undo();
    expect([titleOf(opened), titleOf(opened, 'two')]).toEqual(['a', 'a']);
    await opened.pass(5000);
    expect(server.state.document).toEqual(docOf(opened));
  });

  it('publishes what is saved, and nothing while saving fails', async () => {
    const opened = openSession();
    type(opened, 'b');
    expect(await opened.session.publish()).toBe('published');
    expect(opened.session.store.getState().publishedRevision).toBe(9);
    const away = openSession({ network: () => Promise.reject(failed(0)) });
    type(away, 'b');
    expect(await away.session.publish()).toBe('offline');
  });
});

describe('a tab that ended', () => {
  async function ended(arrives: boolean) {
    const browserStorage = fakeStorage();
    const opened = openSession({
      browserStorage,
      network: async (_request, call) => {
        if (arrives) call();
        throw new TypeError('the tab is gone');
      },
    });
    type(opened, 'b');
    await opened.pass(700);
    type(opened, 'bc', 'later');
    const [client] = [...browserStorage.records.keys()];
    browserStorage.kill(client ?? '');
    return { browserStorage, server: opened.server };
  }

  it.each([true, false])('loses nothing (request arrived: %s)', async (arrives) => {
    const again = openSession(await ended(arrives));
    await again.settle();
    expect(again.session.store.getState().unsent).toMatchObject({ steps: 2 });
    expect(await again.session.restoreUnsent()).toBe('restored');
    await again.session.flush();
    expect(titleOf(again)).toBe('bc');
    expect(again.server.state.document).toEqual(docOf(again));
    expect(again.server.state.applied.map((step) => step.kind)).toEqual(['do', 'do']);
    expect([again.session.store.getState().unsent, again.browserStorage.records.size]).toEqual([null, 0]);
  });

  it('is stored as a refused version if the document changed elsewhere', async () => {
    const left = await ended(false);
    const other = openSession({ server: left.server });
    type(other, 'other');
    await other.session.flush();
    const again = openSession(left);
    await again.settle();
    expect(await again.session.restoreUnsent()).toBe('conflict');
    expect(titleOf(again)).toBe('other');
    expect(left.server.state.refused.at(-1)).toHaveLength(2);
  });

  it('is offered again after a restore that failed', async () => {
    const again = openSession({ ...(await ended(false)), network: () => Promise.reject(failed(0)) });
    await again.settle();
    await expect(again.session.restoreUnsent()).rejects.toThrow();
    expect(again.session.store.getState().unsent).not.toBeNull();
    again.session.discardUnsent();
    await again.settle();
    expect(again.session.store.getState().unsent).toBeNull();
  });
});
