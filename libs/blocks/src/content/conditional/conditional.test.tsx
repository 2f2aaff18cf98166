import { pageDocument } from '@etalage/site-model/schema';
import { cleanup, render } from '@testing-library/react';
import type { BlockInstance } from '@etalage/site-model';
import { afterEach, describe, expect, it } from 'vitest';
import { renderRegistry } from '../../registry/render-registry.ts';
import { BlockTree } from '../../runtime/block-tree.tsx';
import { OnPage } from '../../shop/testing/on-page.tsx';
import { start } from './conditional.behaviour.ts';

afterEach(() => {
  cleanup();
  location.hash = '';
});

const block = (id: string, type: string, data: object, slots: Record<string, string[]>): BlockInstance => ({
  id,
  type,
  version: 1,
  data: { ...data },
  slots,
});
const item = (id: string, hash_id: string, default_active_state: string) =>
  block(id, 'conditionalItem', { hash_id, default_active_state }, {});
const document = {
  version: 1 as const,
  root: ['own'],
  blocks: {
    own: block('own', 'conditional', {}, { items: ['a', 'b'] }),
    a: item('a', 'a', '1'),
    b: item('b', 'b', '0'),
  },
};
const show = (editable = false) =>
  render(
    <OnPage>
      <BlockTree document={document} registry={renderRegistry} editable={editable} />
    </OnPage>,
  ).container;

describe('conditional', () => {
  it('COND-01 an item with its hash and its default survives save and load', () => {
    const loaded = pageDocument.parse(JSON.parse(JSON.stringify(document)));
    expect(loaded.blocks['a']).toEqual(item('a', 'a', '1'));
    expect(loaded.blocks['b']?.data).toEqual({ hash_id: 'b', default_active_state: '0' });
  });

  it('shows its owner every item with its hash, and which of them is the default', () => {
    const names = [...show(true).querySelectorAll('[data-hash]')].map((one) => one.getAttribute('data-name'));
    expect(names).toEqual(['#a (standaard)', '#b']);
  });

  it('a hash that is not valid text leaves the default item', () => {
    const group = show().querySelector<HTMLElement>('[data-behaviour="conditional"]')!;
    location.hash = '#%E0%A4%A';
    start(group);
    expect([...group.querySelectorAll('[data-shown]')].map(({ id }) => id)).toEqual(['a']);
  });
});
