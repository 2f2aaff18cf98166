import type { Site } from '@etalage/site-model';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { blockDefinitions } from '../../registry/schema-registry.ts';
import { pageOf } from '../../shop/testing/page.fixture.ts';
import { renderBlock } from '../../testing/render-block.tsx';
import { footersTwo } from './footers-two.schema.ts';

afterEach(cleanup);

const services = ['facebook', 'linkedin', 'twitter', 'instagram', 'github', 'youtube'] as const;
const iconsOf = (footer: HTMLElement) => [...footer.querySelectorAll('[data-icon]')];

describe('footersTwo', () => {
  it('SEC-25 SEC-26 shows an icon for each filled-in service, in a new tab', () => {
    const icons = iconsOf(renderBlock('footersTwo', { data: { twitter_link: 'https://twitter.com/x' } }));
    expect(icons.map((icon) => icon.getAttribute('data-icon'))).toEqual(['twitter']);
    expect(icons[0]?.closest('a')?.target).toBe('_blank');
  });

  it('SEC-27 SEC-28 defaults every service to #, which shows no icon to visitors and all in the editor', () => {
    for (const name of services) expect(footersTwo.fields[`${name}_link`].initial).toBe('#');
    expect(iconsOf(renderBlock('footersTwo'))).toEqual([]);
    expect(iconsOf(renderBlock('footersTwo', { editable: true }))).toHaveLength(6);
  });

  it('SEC-30 SEC-33 offers six services in group content, and copyright as rich text with its companion', () => {
    for (const name of services) expect(footersTwo.fields[`${name}_link`].group).toBe('content');
    expect(services).toHaveLength(6);
    expect(footersTwo.fields.copyright.definition.type).toBe('text_editor');
    expect(blockDefinitions.footersTwo.fields).toHaveProperty('copyright_local');
  });

  it('SEC-31 SEC-32 defaults to year and company as copyright', () => {
    const year = new Date().getFullYear();
    const lines = [...renderBlock('footersTwo').querySelectorAll('p')].map((line) => line.textContent);
    expect(lines.filter((line) => line?.includes('©'))).toEqual([`© ${year} Houtatelier`]);
  });

  it('has a place for contact only if there is something to show in it', () => {
    const headings = (page?: Parameters<typeof renderBlock>[1]) => {
      const names = [...renderBlock('footersTwo', page).querySelectorAll('h2')].map(
        ({ textContent }) => textContent,
      );
      cleanup();
      return names;
    };
    const fields = ['name', 'street', 'postcode', 'city', 'email', 'phone', 'kvk', 'vat_number'] as const;
    const none = {
      ...Object.fromEntries(fields.map((field) => [field, ''])),
      country: 'NL',
    } as Site['company'];
    const of = (company: Site['company']) => ({ page: { site: { ...pageOf({}).site, company } } });
    expect(headings(of(none))).toEqual([]);
    expect(headings({ ...of(none), data: { whatsappnumber: '31612345678' } })).toEqual(['Contact']);
    for (const field of fields) expect(headings(of({ ...none, [field]: 'x' })), field).toEqual(['Contact']);
  });

  it('LAY-08 has padding 10', () => {
    expect([footersTwo.fields.padding_top.initial, footersTwo.fields.padding_bottom.initial]).toEqual([
      '10',
      '10',
    ]);
  });
});
