import { createTranslate } from '@etalage/texts';
import { TextContext } from '@etalage/ui-kit';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DesignerContext } from '../../session/designer-context.tsx';
import { openSession } from '../../session/testing/open-session.ts';
import type { OpenedDocument } from '../../saving/opened-document.ts';
import { RepairedNotice } from './repaired-notice.tsx';

afterEach(cleanup);

function show(...repaired: OpenedDocument['repaired']) {
  const paragraph = (id: string, text: string) => ({
    id,
    type: 'paragraph',
    version: 1,
    data: { text: `<p>${text}</p>` },
    slots: {},
  });
  const { session } = openSession({
    document: {
      version: 1,
      root: ['a', 'b'],
      blocks: { a: paragraph('a', 'Eén'), b: paragraph('b', 'Twee') },
    },
    opened: { repaired },
  });
  render(
    <TextContext value={createTranslate()}>
      <DesignerContext value={session}>
        <RepairedNotice />
      </DesignerContext>
    </TextContext>,
  );
  return session;
}
const rows = () => within(screen.getByRole('alert')).getAllByRole('listitem');

it('names each block of a damaged document, and selects it', () => {
  const session = show(
    { kind: 'doubled', block: 'b', parent: 'a' },
    { kind: 'unknown_child', block: 'weg', parent: 'a' },
    { kind: 'unknown_child', block: 'kwijt', parent: null },
  );
  expect(rows().map((row) => row.textContent)).toEqual([
    'Tekst (Twee) stond op twee plekken. De tweede plek is weggelaten. Laat zien',
    'Tekst (Eén): hier hoorde nog een onderdeel te staan, maar dat bestaat niet meer. Laat zien',
    'De pagina: hier hoorde nog een onderdeel te staan, maar dat bestaat niet meer. ',
  ]);
  fireEvent.click(within(rows()[0]!).getByRole('button', { name: 'Laat zien' }));
  expect(session.store.getState().selected).toBe('b');
});

it('is there until the owner has read it, and not for a document that is whole', () => {
  show({ kind: 'cycle', block: 'a', parent: 'b' });
  fireEvent.click(screen.getByRole('button', { name: 'Begrepen' }));
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  show();
  expect(screen.queryByRole('alert')).toBeNull();
});
