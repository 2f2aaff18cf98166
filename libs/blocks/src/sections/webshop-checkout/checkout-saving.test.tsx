import { visitorCalls } from '@etalage/api-contract/client';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BlockTree } from '../../runtime/block-tree.tsx';
import { renderRegistry } from '../../registry/render-registry.ts';
import { mixedCart } from '../../shop/testing/cart.fixture.ts';
import { OnPage } from '../../shop/testing/on-page.tsx';
import { webshopCheckoutFixture } from './webshop-checkout.fixture.ts';

const sent: { path: string; body: Record<string, unknown> }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) as Record<string, unknown> });
    return new Promise(() => {});
  });
});
afterEach(() => {
  cleanup();
  sent.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the checkout on the page', () => {
  it('CHK-19 sends a changed country at once, and a changed city only after a while', () => {
    const { id } = webshopCheckoutFixture;
    const document = { version: 1 as const, root: [id], blocks: { [id]: webshopCheckoutFixture } };
    render(
      <OnPage page={{ cart: mixedCart }}>
        <BlockTree document={document} registry={renderRegistry} />
      </OnPage>,
    );
    fireEvent.change(screen.getAllByLabelText('Plaats')[0]!, { target: { value: 'Gent' } });
    expect(sent).toEqual([]);
    fireEvent.change(screen.getAllByLabelText('Land')[0]!, { target: { value: 'BE' } });
    expect(sent.map(({ path }) => path)).toEqual([visitorCalls.setUserDetails.path]);
    expect(visitorCalls.setUserDetails.path).toMatch(/add\/user-details$/);
    expect(sent[0]?.body).toMatchObject({ invoice_country: 'BE', invoice_city: 'Gent' });
  });
});
