import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from '@testing-library/react';
import { OnPage } from '../../shop/testing/on-page.tsx';
import { blockMarkup, renderBlock } from '../../testing/render-block.tsx';
import { OWN_ACTION_EVENT } from '../../runtime/own-action.ts';
import { Dynamic } from './dynamic.render.tsx';
import { frameDocument } from './frame-document.ts';
import { dynamicFixture } from './dynamic.fixture.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const data = dynamicFixture.data;

describe('custom code', () => {
  it('is in a frame that may only run scripts, whose document cannot end early', () => {
    const frame = renderBlock('dynamic', { data }).querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame?.getAttribute('srcdoc')).toContain('Een eikenhouten blad');
    const { styles, scripts } = frameDocument(
      { html: '', css: '</style><b>', script: '"</script><!-- <script>"' },
      '',
    );
    expect(styles.join()).not.toMatch(/<\/style/i);
    expect(scripts.join()).not.toMatch(/<(\/script|script|!--)/i);
  });

  it('waits for consent when it names another website', () => {
    const html = blockMarkup('dynamic', {
      data: { ...data, developer_custom_code_html: '<img src="https://teller.example/1.png">' },
    });
    expect(html).toMatch(/<template><iframe/);
    expect(blockMarkup('dynamic', { data })).not.toContain('<template>');
  });

  it('shows visitors nothing while it is empty', () => {
    expect(renderBlock('dynamic', { data: {} }).innerHTML).toBe('');
  });
});

describe('the preview of custom code', () => {
  const values = (html: string, direct_refresh: boolean) => ({
    developer_custom_code_html: html,
    developer_custom_code_css: '',
    developer_custom_code_script: '',
    direct_refresh,
  });
  const view = (html: string, isDirect: boolean) => (
    <OnPage>
      <Dynamic id="d" type="dynamic" data={values(html, isDirect) as never} slots={{}} editable />
    </OnPage>
  );
  const shown = (container: HTMLElement) =>
    [...container.querySelectorAll('*')].map((one) => one.shadowRoot?.textContent ?? '').join('');

  it('follows after 300 ms with direct_refresh on, and after "Bijwerken" with it off', () => {
    vi.useFakeTimers();
    const direct = render(view('<p>een</p>', true));
    direct.rerender(view('<p>twee</p>', true));
    act(() => void vi.advanceTimersByTime(299));
    expect(shown(direct.container)).toContain('een');
    act(() => void vi.advanceTimersByTime(1));
    expect(shown(direct.container)).toContain('twee');
    expect(direct.queryByRole('button', { name: 'Bijwerken' })).toBeNull();
    cleanup();
    const asked = render(view('<p>een</p>', false));
    asked.rerender(view('<p>twee</p>', false));
    act(() => void vi.advanceTimersByTime(5000));
    expect(shown(asked.container)).toContain('een');
    fireEvent(asked.getByRole('button', { name: 'Bijwerken' }), new Event(OWN_ACTION_EVENT));
    expect(shown(asked.container)).toContain('twee');
  });
});
