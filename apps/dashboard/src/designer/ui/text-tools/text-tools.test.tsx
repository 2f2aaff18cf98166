import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createTranslate } from '@etalage/texts';
import { TextContext } from '@etalage/ui-kit';
import { afterEach, describe, expect, it } from 'vitest';
import { openPort } from '../../session/testing/open-port.ts';
import { documentOf, openSession } from '../../session/testing/open-session.ts';
import { DesignerContext } from '../../session/designer-context.tsx';
import { Inspector } from '../inspector/inspector.tsx';
import { MountedSettings } from '../inspector/mounted-settings.tsx';
import { ScreenStateProvider } from '../screen/screen-state.tsx';
import { TextStrip } from './text-strip.tsx';

afterEach(cleanup);

/** The tools and settings beside a frame in which the text of a paragraph is edited. */
async function openText() {
  const document = documentOf('one');
  document.blocks['one'] = { ...document.blocks['one']!, type: 'paragraph', data: { text: '<p>a</p>' } };
  const { session } = openSession({ document });
  const port = await openPort(session);
  render(
    <TextContext value={createTranslate()}>
      <DesignerContext value={session}>
        <ScreenStateProvider>
          <MountedSettings>
            <TextStrip />
            <Inspector />
          </MountedSettings>
        </ScreenStateProvider>
      </DesignerContext>
    </TextContext>,
  );
  port.say({ type: 'text_session', payload: { active: true, block: 'one', field: 'text' } });
  const tools = await screen.findByRole('group', { name: 'Tekstopmaak' }, { timeout: 10_000 });
  const received = (type: string) => port.received.filter((message) => message.type === type);
  return { ...port, received, button: (name: string) => within(tools).getByRole('button', { name }) };
}

describe('the text tools of the designer', () => {
  it('RTE-37 opening them requests the formatting at the cursor, and bold is one command', async () => {
    const { received, button } = await openText();
    await waitFor(() => expect(received('request_active_attributes')).toHaveLength(1));
    expect(received('editor_command')).toEqual([]);
    fireEvent.click(button('Vet'));
    await waitFor(() => expect(received('editor_command')).toHaveLength(1));
    expect(received('editor_command')).toEqual([
      { type: 'editor_command', payload: { command: 'bold', attributes: {} } },
    ]);
  });

  it('RTE-38 an attribute message marks the buttons of the active formatting', async () => {
    const { say, button } = await openText();
    expect(button('Vet').getAttribute('aria-pressed')).toBe('false');
    say({ type: 'active_attributes', payload: { attributes: { bold: true } } });
    await waitFor(() => expect(button('Vet').getAttribute('aria-pressed')).toBe('true'));
    expect(button('Cursief').getAttribute('aria-pressed')).toBe('false');
  });

  it('RTE-38 a selected picture opens its attributes, and what is saved is one command', async () => {
    const { say, received } = await openText();
    const attributes = { src: '/media/tafel.jpg', 'image-alt': 'Een tafel', 'image-width': '320' };
    say({ type: 'selected_node', payload: { node: 'image', attributes } });
    const words = await screen.findByLabelText<HTMLInputElement>('Beschrijving', {}, { timeout: 10_000 });
    expect(words.value).toBe('Een tafel');
    fireEvent.change(words, { target: { value: 'Een eiken tafel' } });
    fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(received('editor_command')).toHaveLength(1));
    expect(received('editor_command')[0]?.payload).toMatchObject({
      command: 'image',
      attributes: { src: '/media/tafel.jpg', 'image-alt': 'Een eiken tafel', 'image-width': '320' },
    });
    say({ type: 'selected_node', payload: { node: null, attributes: {} } });
    await waitFor(() => expect(screen.queryByLabelText('Beschrijving')).toBeNull());
  });
});
