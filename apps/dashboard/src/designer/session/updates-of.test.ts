import { insertBlock, moveBlock, setData, setStyle, type PageDocument } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import type { DesignerEvent } from './create-session-events.ts';
import { fakeServer } from './testing/fake-server.ts';
import { openSession } from './testing/open-session.ts';

const blockOf = (id: string, type: string, slots: Record<string, string[]> = {}) => ({
  id,
  type,
  version: 1,
  data: {},
  slots,
});
const page: PageDocument = {
  version: 1,
  root: ['section', 'other'],
  blocks: {
    section: blockOf('section', 'sectionContent', { content: ['text', 'shelf'] }),
    other: blockOf('other', 'sectionContent', { content: [] }),
    text: blockOf('text', 'paragraph'),
    shelf: blockOf('shelf', 'products'),
  },
};

function open() {
  const { session } = openSession({ server: fakeServer(page) });
  const events: DesignerEvent[] = [];
  session.subscribe((event) => events.push(event));
  /** The updates of one operation, made from the current document. */
  const updatesAfter = (make: (document: PageDocument) => ReturnType<typeof setData>) => {
    events.length = 0;
    const operation = make(session.store.getState().document);
    session.run(operation ? [operation] : [], { label: 'x' });
    return [...events];
  };
  return { session, events, updatesAfter };
}

describe('the events of a change', () => {
  it('DSGN-18 a setting emits the block, its data, and that what it shows must be fetched again', () => {
    const { session, events, updatesAfter } = open();
    expect(updatesAfter((now) => setData(now, 'shelf', { limit: '3' }))).toContainEqual({
      type: 'block_updated',
      refresh: true,
      id: 'shelf',
      data: { limit: '3' },
    });
    expect(updatesAfter((now) => setStyle(now, 'shelf', { padding_top: '8' }))).toContainEqual({
      type: 'block_updated',
      refresh: false,
      id: 'shelf',
      data: { limit: '3', padding_top: '8' },
    });
    expect(updatesAfter((now) => setData(now, 'text', { text: '<p>a</p>' }))).toContainEqual({
      type: 'block_updated',
      refresh: false,
      id: 'text',
      data: { text: '<p>a</p>' },
    });
    // Data and style in one step are one update.
    events.length = 0;
    const now = session.store.getState().document;
    const both = [setData(now, 'shelf', { limit: '4' }), setStyle(now, 'shelf', { padding_top: '4' })];
    session.run(
      both.flatMap((operation) => operation ?? []),
      { label: 'x' },
    );
    expect(events.filter(({ type }) => type === 'block_updated')).toEqual([
      { type: 'block_updated', refresh: true, id: 'shelf', data: { limit: '4', padding_top: '4' } },
    ]);
  });

  it('DSGN-17 editing the field content emits its name and its blocks, once', () => {
    const { updatesAfter } = open();
    const place = { parent: 'section', slot: 'content', index: 0 };
    const added = blockOf('new', 'paragraph');
    expect(updatesAfter(() => insertBlock([added], place))).toEqual([
      {
        type: 'updated',
        id: 'section',
        name: 'content',
        blocks: [added, page.blocks.text, page.blocks.shelf],
      },
    ]);
    const typed = updatesAfter((now) => setData(now, 'new', { text: '<p>a</p>' }));
    expect(typed.filter(({ type }) => type === 'updated')).toEqual([
      {
        type: 'updated',
        id: 'section',
        name: 'content',
        blocks: [{ ...added, data: { text: '<p>a</p>' } }, page.blocks.text, page.blocks.shelf],
      },
    ]);
  });

  it('emits both fields of a move, and both again when it is undone', () => {
    const { session, events, updatesAfter } = open();
    const names = () =>
      events.map((event) =>
        event.type === 'updated' ? [event.id, event.blocks.map(({ id }) => id)] : event.type,
      );
    updatesAfter((now) => moveBlock(now, 'text', { parent: 'other', slot: 'content', index: 0 }));
    expect(names()).toEqual([
      ['section', ['shelf']],
      ['other', ['text']],
    ]);
    events.length = 0;
    session.undo();
    expect(names()).toEqual([
      ['other', []],
      ['section', ['text', 'shelf']],
    ]);
  });
});
