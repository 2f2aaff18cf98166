import type { PageDocument } from '@etalage/site-model';
import { createTranslate } from '@etalage/texts';
import { TextContext } from '@etalage/ui-kit';
import { ToastProvider } from '@etalage/ui-kit/dashboard';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DesignerContext } from '../../session/designer-context.tsx';
import { openSession } from '../../session/testing/open-session.ts';
import { AnnouncerProvider } from '../screen/announcer.tsx';
import { ScreenStateProvider } from '../screen/screen-state.tsx';
import { Inspector } from './inspector.tsx';
import { MountedSettings } from './mounted-settings.tsx';

afterEach(cleanup);

const page: PageDocument = {
  version: 1,
  root: ['banner'],
  blocks: {
    banner: {
      id: 'banner',
      type: 'sectionContentSpecialOne',
      version: 1,
      data: { title: 'Eigen' },
      slots: { content: ['oud'] },
    },
    oud: { id: 'oud', type: 'paragraph', version: 1, data: { text: '<p>oud</p>' }, slots: {} },
  },
};
const place = { template: 'sectionContentSpecialOne', pages: 2, templates: 1 };
const inner = { id: 'b0', type: 'paragraph', version: 1, data: { text: '<p>gedeeld</p>' }, slots: {} };

/** The settings of the banner on a website with these values for all pages. */
function openBanner(shared: NonNullable<Parameters<typeof openSession>[0]>['opened']) {
  const { session } = openSession({ document: page, opened: { ...shared } });
  render(
    <TextContext value={createTranslate()}>
      <ToastProvider label="Meldingen">
        <DesignerContext value={session}>
          <AnnouncerProvider>
            <ScreenStateProvider>
              <MountedSettings>
                <Inspector />
              </MountedSettings>
            </ScreenStateProvider>
          </AnnouncerProvider>
        </DesignerContext>
      </ToastProvider>
    </TextContext>,
  );
  act(() => session.select('banner'));
  const region = screen.getByRole('region', { name: 'Waar geldt dit?' });
  const choose = (field: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: `${field} geldt voor` }), { target: { value } });
  return { session, region, choose };
}
const dataOf = ({ store }: ReturnType<typeof openSession>['session']) =>
  store.getState().document.blocks['banner']?.data;

it('a field that is set to all pages takes over their value, in one step that can be undone', () => {
  const { session, region, choose } = openBanner({
    shared: [{ ...place, field: 'title', value: { data: 'Van alle' } }],
  });
  choose('Titel', '0');
  expect(dataOf(session)).toEqual({ title: 'Van alle', title_local: '0' });
  expect(region.textContent).toContain("Titel: verandert ook op 2 andere pagina's en 1 template.");
  act(() => void session.undo());
  expect(dataOf(session)).toEqual({ title: 'Eigen' });
});

it('keeps its own value as the first for all pages if the website has none, and keeps a copy when it is switched back', () => {
  const { session, region, choose } = openBanner({ shared: [] });
  choose('Titel', '0');
  expect(dataOf(session)).toEqual({ title: 'Eigen', title_local: '0' });
  expect(region.textContent).toContain('Titel: is nog op geen andere pagina gekozen.');
  choose('Titel', '1');
  expect(dataOf(session)).toEqual({ title: 'Eigen', title_local: '1' });
});

it('content that is set to all pages gets their blocks, with ids of its own', () => {
  const { session, choose } = openBanner({
    shared: [{ ...place, field: 'content', value: { blocks: [inner], root: ['b0'] } }],
  });
  choose('Inhoud', '0');
  const { blocks } = session.store.getState().document;
  const [id = ''] = blocks['banner']?.slots['content'] ?? [];
  expect(blocks[id]).toEqual({ ...inner, id });
  expect([id, Object.keys(blocks).length]).toEqual([expect.not.stringMatching(/^(b0|oud)$/), 2]);
});
