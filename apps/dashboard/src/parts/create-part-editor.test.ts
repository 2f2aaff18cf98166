import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../queries/call-api.ts';
import { fakeClock } from '../saving/testing/fake-clock.ts';
import { createPartEditor } from './create-part-editor.ts';
import type { OpenedPart } from './part-calls.ts';

const refusal = (status: number, code: string, errors: Record<string, string[]> = {}) =>
  new ApiFailure({ ok: false, unreachable: false, status, error: { code, errors } } as ApiFailure['failure']);
const offline = new ApiFailure({ ok: false, unreachable: true });

/** A server with one draft, which fails with the errors of `failures` first. */
function server() {
  const stored: OpenedPart<string> = {
    value: 'a',
    published: 'a',
    revision: 0,
    published_revision: null,
    changed_at: null,
    member: '',
  };
  const saves: [number, string][] = [];
  const failures: Error[] = [];
  return {
    stored,
    saves,
    failures,
    /** A save of somebody else. */
    other(value: string) {
      Object.assign(stored, { value, revision: stored.revision + 1, member: 'Bo' });
    },
    calls: {
      open: () => Promise.resolve({ ...stored }),
      save(base: number, value: string) {
        saves.push([base, value]);
        const failure = failures.shift();
        if (failure) return Promise.reject(failure);
        if (base !== stored.revision) return Promise.reject(refusal(409, 'conflict'));
        Object.assign(stored, { value, revision: base + 1, member: 'Ik' });
        return Promise.resolve({ revision: stored.revision });
      },
      publish(revision: number) {
        if (revision !== stored.revision) return Promise.reject(refusal(409, 'conflict'));
        Object.assign(stored, { published: stored.value, published_revision: revision });
        return Promise.resolve({ published_revision: revision });
      },
      listVersions: () => Promise.resolve([]),
      restore: () => Promise.reject(offline),
    },
  };
}

function open() {
  const at = server();
  const time = fakeClock();
  const editor = createPartEditor({
    opened: { ...at.stored },
    calls: at.calls,
    clock: time.clock,
    random: () => 0.5,
  });
  return { ...at, ...time, editor, state: editor.store.getState };
}

describe('the editor of a part', () => {
  it('saves the last of several changes after 600 ms, once', async () => {
    const { editor, pass, saves, state } = open();
    editor.change('b', 'field');
    await pass(500);
    editor.change('bc', 'field');
    await pass(500);
    expect(saves).toEqual([]);
    await pass(100);
    expect(saves).toEqual([[0, 'bc']]);
    expect(state()).toMatchObject({ stored: 'bc', revision: 1, problem: null });
  });

  it('saves at once what waits when the screen is left, and nothing twice', async () => {
    const { editor, saves, pass } = open();
    editor.change('b');
    editor.flush();
    await pass(2000);
    expect(saves).toEqual([[0, 'b']]);
  });

  it('saves what was changed during a save after it, on its revision', async () => {
    const { editor, pass, saves, settle } = open();
    editor.change('b');
    const saving = editor.save();
    editor.change('c');
    await saving;
    await settle();
    await pass(600);
    expect(saves).toEqual([
      [0, 'b'],
      [1, 'c'],
    ]);
  });

  it('undoes the letters of a word as one step, and changes of other fields or of later apart', async () => {
    const { editor, pass, state } = open();
    editor.change('b', 'x');
    editor.change('bc', 'x');
    editor.change('bcd', 'y');
    await pass(1500);
    editor.change('bcde', 'y');
    editor.undo();
    expect(state().value).toBe('bcd');
    editor.undo();
    expect(state().value).toBe('bc');
    editor.undo();
    expect(state().value).toBe('a');
    editor.undo();
    editor.redo();
    expect(state().value).toBe('bc');
    editor.change('z');
    editor.redo();
    expect(state().value).toBe('z');
    await pass(600);
    expect(state().stored).toBe('z');
  });

  it('tries again by itself while there is no connection, and loses nothing', async () => {
    const { editor, pass, saves, failures, state } = open();
    failures.push(offline, offline);
    editor.change('b');
    await pass(600);
    expect(state()).toMatchObject({ value: 'b', stored: 'a', problem: 'offline' });
    await pass(1000);
    expect(saves).toHaveLength(2);
    await pass(2000);
    expect(saves).toEqual([
      [0, 'b'],
      [0, 'b'],
      [0, 'b'],
    ]);
    expect(state()).toMatchObject({ stored: 'b', problem: null });
  });

  it('keeps what the server refuses, with its messages, until it is changed', async () => {
    const { editor, pass, saves, failures, state } = open();
    failures.push(refusal(422, 'validation_failed', { 'value.naam': ['Vul dit in.'] }));
    editor.change('');
    await pass(60_000);
    expect(saves).toHaveLength(1);
    expect(state()).toMatchObject({ value: '', problem: 'failed', errors: { naam: ['Vul dit in.'] } });
    editor.change('b');
    await pass(600);
    expect(state()).toMatchObject({ stored: 'b', problem: null, errors: {} });
  });

  it('overwrites nobody: after a conflict it has the other draft, and saves nothing more', async () => {
    const { editor, pass, saves, state, other } = open();
    other('van Bo');
    editor.change('b');
    await pass(600);
    expect(state()).toMatchObject({
      value: 'b',
      problem: 'conflict',
      theirs: { value: 'van Bo', member: 'Bo' },
    });
    editor.change('bc');
    await pass(60_000);
    expect(saves).toHaveLength(1);
  });

  it('takes over the other draft; the own one comes back with undo', async () => {
    const { editor, pass, state, other, stored } = open();
    other('van Bo');
    editor.change('b');
    await pass(600);
    editor.takeOver(state().theirs!);
    expect(state()).toMatchObject({ value: 'van Bo', stored: 'van Bo', revision: 1, problem: null });
    editor.undo();
    await pass(600);
    expect([state().value, stored.value, stored.revision]).toEqual(['b', 'b', 2]);
  });

  it('saves the own draft over the other one when asked', async () => {
    const { editor, pass, state, other, stored } = open();
    other('van Bo');
    editor.change('b');
    await pass(600);
    await editor.keepOwn();
    expect([stored.value, stored.revision, state().problem, state().theirs]).toEqual(['b', 2, null, null]);
  });

  it('saves before it publishes, and does not publish over a save of somebody else', async () => {
    const { editor, state, other, stored } = open();
    editor.change('b');
    expect(await editor.publish()).toBe(true);
    expect([stored.published, state().published, state().publishedRevision]).toEqual(['b', 'b', 1]);
    other('van Bo');
    expect(await editor.publish()).toBe(false);
    expect(state()).toMatchObject({ problem: 'conflict', theirs: { value: 'van Bo' } });
    expect(stored.published).toBe('b');
  });

  it('publishes nothing while something is refused', async () => {
    const { editor, failures, stored } = open();
    failures.push(refusal(422, 'validation_failed', { value: ['Nee.'] }));
    editor.change('b');
    expect(await editor.publish()).toBe(false);
    expect(stored.published).toBe('a');
  });
});
