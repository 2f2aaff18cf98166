import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { Button } from '../../controls/button.tsx';
import type { ControlProps } from '../../form-parts/widget.ts';
import { LinkDialog } from './link-dialog.editor.tsx';

interface Props {
  /** The field of the address; its label describes the button, because a form has several. */
  control: ControlProps;
  labelId: string;
  /** Receives the address that was chosen. */
  onChoose: (path: string) => void;
}

/** The button beside an address that is typed, for an owner who does not know the addresses of the website. */
export function LinkButton({ control, labelId, onChoose }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        disabled={control.disabled}
        aria-describedby={labelId}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('reference_pick_link')}
      </Button>
      {isOpen && (
        <LinkDialog onClose={() => setOpen(false)} onChoose={([target]) => target && onChoose(target.path)} />
      )}
    </>
  );
}
