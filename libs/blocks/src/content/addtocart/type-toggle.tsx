import type { CartType } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { SegmentedControl } from '@etalage/ui-kit/segmented-control';

export const typeTextKeys = ['webshop_panel_type', 'webshop_panel_checkout', 'webshop_panel_quote'] as const;

interface TypeToggleProps {
  value: CartType;
  onChange(type: CartType): void;
}

/** Switches between ordering and asking for a quote (PROD-20). */
export function TypeToggle({ value, onChange }: TypeToggleProps) {
  const t = useText();
  const types = [
    ['checkout', t('webshop_panel_checkout')],
    ['quote', t('webshop_panel_quote')],
  ] as const;
  return (
    <SegmentedControl
      label={t('webshop_panel_type')}
      name="type"
      value={value}
      options={types}
      onChange={onChange}
    />
  );
}
