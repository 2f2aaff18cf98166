import { createTranslate } from '@etalage/texts';
import { setData, type BlockInstance, type PageDocument } from '@etalage/site-model';
import { TextContext } from '@etalage/ui-kit';
import { ToastProvider } from '@etalage/ui-kit/dashboard';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReferenceFinding } from '../../saving/document-calls.ts';
import { DesignerContext } from '../../session/designer-context.tsx';
import { openSession } from '../../session/testing/open-session.ts';
import { Inspector } from '../inspector/inspector.tsx';
import { MountedSettings } from '../inspector/mounted-settings.tsx';
import { AnnouncerProvider } from '../screen/announcer.tsx';
import { ScreenStateProvider } from '../screen/screen-state.tsx';
import { PublishControl } from './publish-control.tsx';

const block = (id: string, type: string, data: Record<string, unknown>): BlockInstance => ({
  id,
  type,
  version: 1,
  data,
  slots: {},
});
const page: PageDocument = {
  version: 1,
  root: ['section'],
  blocks: {
    section: { ...block('section', 'sectionContent', {}), slots: { content: ['order', 'form'] } },
    order: block('order', 'addtocart', { product: 'weg' }),
    form: block('form', 'forms', { id: 'weg' }),
  },
};
const order = { block: 'order', path: 'product', to: 'products', id: 'weg', title: '' } as const;
const form = { block: 'form', path: 'id', to: 'forms', id: 'weg', title: '' } as const;
const missing: ReferenceFinding[] = [
  { ...order, problem: 'missing' },
  { ...form, problem: 'missing' },
];

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The publish button and the settings of a page, after a press on the button. */
async function pressPublish(findings: ReferenceFinding[], document = page) {
  const { session } = openSession({ document, findings });
  const publish = vi.spyOn(session, 'publish');
  render(
    <TextContext value={createTranslate()}>
      <ToastProvider label="Meldingen">
        <DesignerContext value={session}>
          <AnnouncerProvider>
            <ScreenStateProvider>
              <MountedSettings>
                <PublishControl kind="page" />
                <Inspector />
              </MountedSettings>
            </ScreenStateProvider>
          </AnnouncerProvider>
        </DesignerContext>
      </ToastProvider>
    </TextContext>,
  );
  const button = screen.getByRole('button', { name: 'Publiceren' });
  button.focus();
  fireEvent.click(button);
  return { session, publish, button };
}
const openDialog = () =>
  screen.findByRole('dialog', { name: 'Deze pagina verwijst naar iets dat bezoekers niet zien' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('PublishControl', () => {
  it('publishes without a question when every reference is fine', async () => {
    const { publish } = await pressPublish([]);
    await waitFor(() => expect(publish).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lists per block what visitors would not see, and publishes nothing yet', async () => {
    const twice = { ...order, id: 'ook-weg', problem: 'missing' } as const;
    const draft = { ...form, title: 'Offerte', problem: 'draft' } as const;
    const { publish } = await pressPublish([...missing.slice(0, 1), twice, draft]);
    const items = within(await openDialog()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Product bestellen Het gekozen product bestaat niet meer. (2 keer)Toon',
      'Formulier Het gekozen formulier “Offerte” is nog niet gepubliceerd.Toon',
    ]);
    expect(publish).not.toHaveBeenCalled();
  });

  it('lists pictures without an alternative text after that, as advice only', async () => {
    const photo = block('photo', 'image', { url: '/media/w/assets/foto.jpeg' });
    const section = { ...page.blocks['section']!, slots: { content: ['order', 'photo'] } };
    const document: PageDocument = { ...page, blocks: { ...page.blocks, section, photo } };
    const { session } = await pressPublish(missing.slice(0, 1), document);
    const advice = within(await openDialog()).getByRole('heading', { name: 'Ook een blik waard' });
    const items = within(advice.nextElementSibling as HTMLElement).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Afbeelding De afbeelding heeft geen alternatieve tekst, en is niet als decoratief gemarkeerd.Toon',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Toon Afbeelding' }));
    await closed();
    expect(session.store.getState().selected).toBe('photo');
    cleanup();
    const { publish } = await pressPublish([], document);
    await waitFor(() => expect(publish).toHaveBeenCalledOnce());
  });

  it('names the address of a link, and the file by its original name', async () => {
    const problem = 'missing' as const;
    const media = '/media/w/assets/1700000000000-abcdefghi1-prijslijst.pdf';
    await pressPublish([
      { ...order, to: 'links', id: '/weg', problem },
      { ...order, to: 'files', id: media, problem },
    ]);
    const [item] = within(await openDialog()).getAllByRole('listitem');
    expect(item?.textContent).toBe(
      'Product bestellen De pagina achter de link /weg bestaat niet meer.' +
        'Het bestand prijslijst.pdf bestaat niet meer.Toon',
    );
  });

  it('publishes all the same when the owner says so', async () => {
    const { publish, button } = await pressPublish(missing);
    fireEvent.click(within(await openDialog()).getByRole('button', { name: 'Toch publiceren' }));
    await waitFor(() => expect(publish).toHaveBeenCalledOnce());
    await closed();
    expect(document.activeElement).toBe(button);
  });

  it('publishes nothing when the owner cancels', async () => {
    const { publish, button } = await pressPublish(missing);
    fireEvent.click(within(await openDialog()).getByRole('button', { name: 'Annuleren' }));
    await closed();
    expect(publish).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
  });

  it('shows a block with what is wrong with it, until that block is changed', async () => {
    const { session, publish } = await pressPublish(missing);
    fireEvent.click(within(await openDialog()).getByRole('button', { name: 'Toon Formulier' }));
    await closed();
    expect(session.store.getState().selected).toBe('form');
    const note = screen.getByRole('note');
    expect(note.textContent).toContain('Het gekozen formulier bestaat niet meer.');
    expect(document.activeElement).toBe(note);
    expect(publish).not.toHaveBeenCalled();
    act(() => void session.run([setData(page, 'form', { id: '' })!], { label: 'x' }));
    expect(screen.queryByRole('note')).toBeNull();
    expect(session.store.getState().findings.map((finding) => finding.block)).toEqual(['order']);
  });
});
