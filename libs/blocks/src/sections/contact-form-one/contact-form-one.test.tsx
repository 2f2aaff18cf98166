import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { blockDefinitions } from '../../registry/schema-registry.ts';
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

  it('shows its content when no form is chosen, and a message to the owner', () => {
    const container = renderBlock('contactFormOne', { slots: { content: 'Hoi' } });
    expect(container.textContent).toBe('Hoi');
    cleanup();
    expect(renderBlock('contactFormOne', { editable: true }).textContent).toContain('Kies een formulier');
  });
});
