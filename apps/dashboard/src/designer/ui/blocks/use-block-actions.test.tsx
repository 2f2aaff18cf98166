import { createTranslate } from '@etalage/texts';
import type { PageDocument } from '@etalage/site-model';
import { TextContext } from '@etalage/ui-kit';
import { ToastProvider } from '@etalage/ui-kit/dashboard';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DesignerContext } from '../../session/designer-context.tsx';
import { openSession } from '../../session/testing/open-session.ts';
import { AnnouncerProvider } from '../screen/announcer.tsx';
import { storeCopied } from './copied-blocks.ts';
import { useBlockActions } from './use-block-actions.ts';

const block = (id: string, type: string, slots: Record<string, string[]> = {}, data = {}) => ({
  id,
  type,
  version: 1,
  data,
  slots,
});
const page: PageDocument = {
  version: 1,
  root: ['one', 'two'],
  blocks: {
    one: block('one', 'sectionContent', { content: ['order'] }),
    order: block('order', 'addtocart', {}, { product: 'kast' }),
    two: block('two', 'sectionContent', { content: [] }),
  },
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function openActions() {
  const { session } = openSession({ document: page });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TextContext value={createTranslate()}>
      <ToastProvider label="Meldingen">
        <DesignerContext value={session}>
          <AnnouncerProvider>{children}</AnnouncerProvider>
        </DesignerContext>
      </ToastProvider>
    </TextContext>
  );
  const { result } = renderHook(() => useBlockActions(), { wrapper });
  return { actions: result.current, document: () => session.store.getState().document };
}
const notice = (text: RegExp) => screen.queryAllByText(text).length > 0;

describe('useBlockActions', () => {
  it('refuses a section inside a section and says so, and changes nothing', () => {
    const { actions, document } = openActions();
    act(() => actions.moveTo('two', { parent: 'one', slot: 'content', index: 0 }));
    expect(notice(/kan hier niet staan\.$/)).toBe(true);
    expect(document()).toBe(page);
  });

  it('refuses to paste what this kind of document may not contain', () => {
    const { actions, document } = openActions();
    storeCopied([block('head', 'headerOne')], 'site');
    act(() => actions.paste());
    expect(notice(/kan hier niet staan\.$/)).toBe(true);
    expect(document()).toBe(page);
  });

  it('pastes a block of another website without what it refers to, and says so', () => {
    const { actions, document } = openActions();
    storeCopied([page.blocks['order']!], 'andere-website');
    act(() => actions.paste());
    const pasted = Object.values(document().blocks).filter(({ type }) => type === 'addtocart');
    expect(pasted.map(({ data }) => data['product'])).toEqual(['kast', '']);
    expect(notice(/^Geplakt uit een andere website\./)).toBe(true);
  });

  it('pastes a block of the same website with what it refers to', () => {
    const { actions, document } = openActions();
    act(() => actions.copy('order'));
    act(() => actions.paste());
    const pasted = Object.values(document().blocks).filter(({ type }) => type === 'addtocart');
    expect(pasted.map(({ data }) => data['product'])).toEqual(['kast', 'kast']);
    expect(notice(/^Geplakt uit een andere website\./)).toBe(false);
  });
});
