import { cleanup } from '@testing-library/react';
import { renderRegistry } from '@etalage/blocks/render';
import {
  insertBlock,
  moveBlock,
  removeBlock,
  setData,
  type Operation,
  type PageDocument,
} from '@etalage/site-model';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { blockOf, countingBlocks, openCanvas } from './testing/open-canvas.tsx';

afterEach(cleanup);

const start: PageDocument = {
  version: 1,
  root: ['box', 'last'],
  blocks: {
    box: blockOf('box', 'box', ['a', 'b']),
    a: blockOf('a'),
    b: blockOf('b'),
    last: blockOf('last'),
  },
};

async function open(document = start) {
  const { renders, registry } = countingBlocks();
  const opened = await openCanvas(document, registry);
  const patch = async (base: number, ...operations: (Operation | undefined)[]) => {
    renders.clear();
    const known = operations.filter((one) => one !== undefined);
    await opened.say({ type: 'patch', payload: { base, operations: known } });
    return Object.fromEntries(renders);
  };
  const words = () => [...opened.container.querySelectorAll('p:not([role])')].map((p) => p.textContent);
  const errors = () => opened.received.filter((message) => message.type === 'render_error');
  return { ...opened, renders, patch, words, errors };
}

describe('the canvas', () => {
  it('renders the block that changed and no other', async () => {
    const canvas = await open();
    expect(Object.fromEntries(canvas.renders)).toEqual({ box: 1, a: 1, b: 1, last: 1 });
    expect(await canvas.patch(0, setData(start, 'b', { title: 'B' }))).toEqual({ b: 1 });
    expect(await canvas.patch(1, setData(start, 'box', { title: 'Box' }))).toEqual({ box: 1 });
    expect(await canvas.patch(2, moveBlock(start, 'last', { parent: null, slot: '', index: 0 }))).toEqual({});
    expect(canvas.words()).toEqual(['last', 'Box', 'a', 'B']);
    canvas.close();
  });

  it('renders one of 500 blocks when one changes, and only the lists when one moves', async () => {
    const ids = Array.from({ length: 500 }, (_, index) => `t${index}`);
    const sections = Array.from({ length: 50 }, (_, index) => `s${index}`);
    const inside = (index: number) => ids.slice(index * 10, index * 10 + 10);
    const large: PageDocument = {
      version: 1,
      root: sections,
      blocks: Object.fromEntries([
        ...sections.map((id, index) => [id, blockOf(id, 'box', inside(index))]),
        ...ids.map((id) => [id, blockOf(id)]),
      ]) as PageDocument['blocks'],
    };
    const canvas = await open(large);
    expect(canvas.renders.size).toBe(550);
    expect(new Set(canvas.renders.values())).toEqual(new Set([1]));
    expect(await canvas.patch(0, setData(large, 't321', { title: 'T' }))).toEqual({ t321: 1 });
    const behind = { parent: 's0', slot: 'content', index: 4 };
    expect(await canvas.patch(1, moveBlock(large, 't0', behind))).toEqual({ s0: 1 });
    const across = { parent: 's20', slot: 'content', index: 0 };
    expect(await canvas.patch(2, moveBlock(large, 't99', across))).toEqual({ s9: 1, s20: 1, t99: 1 });
    canvas.close();
  });

  it('renders an added block, and removes a removed one', async () => {
    const canvas = await open();
    const place = { parent: 'box', slot: 'content', index: 1 };
    expect(await canvas.patch(0, insertBlock([blockOf('new')], place))).toEqual({ box: 1, new: 1 });
    expect(await canvas.patch(1, removeBlock(start, 'a'))).toEqual({ box: 1 });
    expect(canvas.words()).toEqual(['box', 'new', 'b', 'last']);
    canvas.close();
  });

  it('requests the whole document after a gap, and shows it', async () => {
    const canvas = await open();
    await canvas.patch(7, setData(start, 'b', { title: 'B' }));
    expect(canvas.received.at(-1)).toEqual({ type: 'request_snapshot', payload: { revision: 0 } });
    await canvas.say({
      type: 'snapshot',
      payload: { revision: 8, document: { ...start, root: ['last'], blocks: { last: blockOf('last') } } },
    });
    expect(canvas.words()).toEqual(['last']);
    canvas.close();
  });

  it('shows the name of an unknown block, reports it, and renders all others', async () => {
    const blocks = { ...start.blocks, a: blockOf('a', 'weird'), b: { ...blockOf('b'), version: 9 } };
    const canvas = await open({ ...start, blocks });
    expect(canvas.container.textContent).toContain('Onbekend blok: weird');
    expect(canvas.words()).toEqual(['box', 'last']);
    expect(canvas.errors().map(({ payload }) => payload.id)).toEqual(['a', 'b']);
    canvas.close();
  });

  it('replaces only a failing block, and renders it again once it is repaired', async () => {
    const noise = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const canvas = await open();
    await canvas.patch(0, setData(start, 'a', { title: 'fail' }));
    expect(canvas.words()).toEqual(['box', 'b', 'last']);
    expect(canvas.errors().at(-1)?.payload).toEqual({ id: 'a', issues: ['it failed'] });
    const failed = { ...start, blocks: { ...start.blocks, a: { ...blockOf('a'), data: { title: 'fail' } } } };
    await canvas.patch(1, setData(failed, 'a', { title: 'well' }));
    expect(canvas.words()).toEqual(['box', 'well', 'b', 'last']);
    noise.mockRestore();
    canvas.close();
  });

  it('scrolls by what the dashboard requests', async () => {
    const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    const canvas = await open();
    await canvas.say({ type: 'scroll', payload: { by: -120 } });
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: -120, behavior: 'instant' });
    canvas.close();
  });

  it('shows a picture of another website, and a stored one as its page knows it', async () => {
    const images = { own: '/media/bos/tafel.jpg', other: 'https://elders.example/tafel.jpg' };
    const blocks = Object.fromEntries(
      Object.entries(images).map(([id, address]) => [
        id,
        { ...blockOf(id, 'image'), data: { url: `|${address}`, alt: id } },
      ]),
    );
    const canvas = await openCanvas({ version: 1, root: ['own', 'other'], blocks }, renderRegistry, {
      pictures: { [images.own]: { width: 300, height: 200, placeholder: 'UklGRg' } },
    });
    const pictureOf = (alt: string) => canvas.container.querySelector<HTMLImageElement>(`img[alt="${alt}"]`);
    expect(pictureOf('other')?.src).toBe(images.other);
    expect(pictureOf('own')?.style.background).toContain('UklGRg');
    expect(Number(pictureOf('own')?.width) / Number(pictureOf('own')?.height)).toBeCloseTo(1.5, 1);
    canvas.close();
  });

  it('says what to do with an empty page', async () => {
    const canvas = await open({ version: 1, root: [], blocks: {} });
    expect(canvas.container.textContent).toContain('Deze template is nog leeg. Voeg een sectie toe.');
    canvas.close();
  });
});
