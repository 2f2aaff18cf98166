import { createTranslate } from '@etalage/texts';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';
import { headerOne } from '../header-one/header-one.schema.ts';
import { headerOneText } from './header-one-text.schema.ts';

afterEach(cleanup);

const textOf = (data: Record<string, unknown>) =>
  renderBlock('headerOneText', { data, slots: { block1: '<p>Sinds 1998</p>' } }).textContent;

describe('headerOneText', () => {
  it('has the settings of header 1, with the text on', () => {
    expect(Object.keys(headerOneText.fields)).toEqual(Object.keys(headerOne.fields));
    expect(headerOneText.slots).toEqual(headerOne.slots);
    expect([
      headerOneText.fields.show_text_header.initial,
      headerOne.fields.show_text_header.initial,
    ]).toEqual(['1', '0']);
  });

  it('shows its text unless it is switched off', () => {
    expect(textOf({})).toContain('Sinds 1998');
    expect(textOf({ show_text_header: '1' })).toContain('Sinds 1998');
    expect(textOf({ show_text_header: '0' })).not.toContain('Sinds 1998');
  });

  it('starts with a text that can be published as it is', () => {
    expect(headerOneText.starter?.(createTranslate())).toEqual({
      slots: {
        block1: [{ type: 'paragraph', data: { text: '<p>Persoonlijk advies? We helpen je graag.</p>' } }],
      },
    });
  });
});
