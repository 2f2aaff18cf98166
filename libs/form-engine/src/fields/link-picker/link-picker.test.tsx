import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldServicesContext } from '../../form-parts/field-services.ts';
import { FormScope } from '../../form-parts/form-scope.tsx';
import { referable, sampleReferences } from '../../testing/sample-references.ts';
import { t, withTexts } from '../../testing/show-field.tsx';
import { TextWidget } from '../text/text.editor.tsx';
import { LinkDialog, type LinkTarget } from './link-dialog.editor.tsx';

afterEach(cleanup);

const references = sampleReferences({
  pages: [
    referable('over', 'Over ons', { path: '/over-ons' }),
    referable('c', 'Contact', { path: '/contact' }),
  ],
  categories: [referable('tafels', 'Tafels', { path: '/tafels' })],
});
const control = {
  id: 'veld',
  disabled: false,
  tabIndex: undefined,
  autoFocus: false,
  'aria-describedby': undefined,
  'aria-invalid': undefined,
};

function showLink(services: object, input: 'link' | 'text' = 'link') {
  const stored: unknown[] = [];
  render(
    withTexts(
      <FieldServicesContext value={services}>
        <FormScope values={{}} onChange={() => undefined}>
          <span id="titel">Gaat naar</span>
          <TextWidget
            definition={{ type: 'text', settings: { input } }}
            value="/oud"
            onChange={(value) => stored.push(value)}
            labelId="titel"
            control={control}
          />
        </FormScope>
      </FieldServicesContext>,
    ),
  );
  return stored;
}
const choose = () => screen.queryByRole('button', { name: t('reference_pick_link') });

describe('a field for an address', () => {
  it('stores the address of the page that is chosen', async () => {
    const stored = showLink({ references });
    fireEvent.click(choose()!);
    fireEvent.click(await screen.findByRole('option', { name: /Over ons/ }));
    expect(stored).toEqual(['/over-ons']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has no button where nothing can be chosen, or for other text', () => {
    showLink({});
    expect(choose()).toBeNull();
    cleanup();
    showLink({ references }, 'text');
    expect(choose()).toBeNull();
  });
});

it('several targets of different kinds are chosen in their order, and given with their titles', async () => {
  let chosen: readonly LinkTarget[] = [];
  render(
    withTexts(
      <FieldServicesContext value={{ references }}>
        <LinkDialog many onClose={() => undefined} onChoose={(targets) => (chosen = targets)} />
      </FieldServicesContext>,
    ),
  );
  const add = (count: number) => screen.getByRole('button', { name: t('reference_add_links', { count }) });
  expect(add(0).hasAttribute('disabled')).toBe(true);
  fireEvent.click(await screen.findByRole('option', { name: /Contact/ }));
  fireEvent.mouseDown(screen.getByRole('tab', { name: t('reference_many_categories') }));
  fireEvent.click(await screen.findByRole('option', { name: /Tafels/ }));
  fireEvent.click(add(2));
  expect(chosen).toEqual([
    { title: 'Contact', path: '/contact' },
    { title: 'Tafels', path: '/tafels' },
  ]);
});
