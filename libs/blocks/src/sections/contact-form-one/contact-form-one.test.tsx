import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { blockDefinitions } from '../../registry/schema-registry.ts';
import { pageOf } from '../../shop/testing/page.fixture.ts';
import { renderBlock } from '../../testing/render-block.tsx';
import { contactFormOneFixture } from './contact-form-one.fixture.ts';

afterEach(cleanup);

describe('contactFormOne', () => {
  it('TPL-44 is in the registry, disabled', () => {
    expect(blockDefinitions.contactFormOne).toMatchObject({ type: 'contactFormOne', disabled: true });
  });

  it('SEC-60 renders its form and its content', () => {
    const container = renderBlock('contactFormOne', { ...contactFormOneFixture, slots: { content: 'Hoi' } });
    expect(Object.keys(blockDefinitions.contactFormOne.fields)).toContain('form');
    expect(screen.getByText('Hoi')).toBeTruthy();
    expect(container.querySelector('form')?.dataset['form']).toBe('contact');
    expect(screen.getByLabelText(/^E-mailadres/)).toBeTruthy();
  });

  it('shows the details of the company until a form can be shown, and a message to the owner', () => {
    const container = renderBlock('contactFormOne', { slots: { content: 'Hoi' } });
    expect(container.querySelector('form')).toBeNull();
    expect(container.querySelector('address')?.textContent).toContain('hallo@houtatelier.nl');
    cleanup();
    expect(renderBlock('contactFormOne', { editable: true }).textContent).toContain('Kies een formulier');
    cleanup();
    expect(renderBlock('contactFormOne', contactFormOneFixture).querySelector('address')).toBeNull();
  });

  it('shows only its content if the company has no phone number or e-mail address', () => {
    const { site } = pageOf();
    const page = { site: { ...site, company: { ...site.company, phone: '', email: '' } } };
    expect(renderBlock('contactFormOne', { slots: { content: 'Hoi' }, page }).textContent).toBe('Hoi');
  });
});
