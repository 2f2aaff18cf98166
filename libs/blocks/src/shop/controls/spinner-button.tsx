import { Button, useText, visuallyHidden } from '@etalage/ui-kit';
import { spinner } from '@etalage/ui-kit/theme';
import type { ComponentProps } from 'react';

interface SpinnerButtonProps extends ComponentProps<typeof Button> {
  isBusy: boolean;
}

/**
 * A submit button with a spinner while its request is in progress (CART-20, CHK-14); it keeps the focus meanwhile.
 */
export function SpinnerButton({ isBusy, children, ...button }: SpinnerButtonProps) {
  const t = useText();
  return (
    <Button {...button} aria-busy={isBusy || undefined}>
      {isBusy && <span className={spinner} data-spinner="" aria-hidden="true" />}
      <span>{children}</span>
      {isBusy && <span className={visuallyHidden}>{t('webshop_busy')}</span>}
    </Button>
  );
}
