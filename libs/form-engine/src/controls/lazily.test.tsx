import { TextContext } from '@etalage/ui-kit';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { t } from '../testing/show-field.tsx';
import { lazily } from './lazily.tsx';

afterEach(cleanup);

const show = (children: ReactNode) => render(<TextContext value={t}>{children}</TextContext>);
const Editor = ({ name }: { name: string }) => <p>{`de editor van ${name}`}</p>;

describe('lazily', () => {
  it('shows that it is loading, and then the component with its props', async () => {
    const Lazy = lazily(async () => Editor);
    show(<Lazy name="Titel" />);
    expect(screen.getByRole('status').textContent).toBe(t('formfield_loading'));
    expect(await screen.findByText('de editor van Titel')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('offers to retry each time that loading its code fails', async () => {
    const load = vi
      .fn<() => Promise<typeof Editor>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(Editor);
    const Lazy = lazily(load);
    show(<Lazy name="Titel" />);
    for (const calls of [1, 2]) {
      const again = await screen.findByRole('button', { name: t('formfield_retry') });
      expect(load).toHaveBeenCalledTimes(calls);
      expect(screen.getByRole('status').textContent).toContain(t('formfield_part_load_failed'));
      fireEvent.click(again);
    }
    expect(await screen.findByText('de editor van Titel')).toBeTruthy();
  });

  it('is shown immediately after it was loaded once', async () => {
    const load = vi.fn(async () => Editor);
    const Lazy = lazily(load);
    show(<Lazy name="Titel" />);
    await screen.findByText('de editor van Titel');
    show(<Lazy name="Tekst" />);
    expect(screen.getByText('de editor van Tekst')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
