import { useText } from '@etalage/ui-kit';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import * as dialog from '../../controls/dialog.css.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { textOf } from '../../definition/text-of.ts';
import { lazily } from '../../controls/lazily.tsx';
import * as styles from './icons.css.ts';

const IconPicker = lazily(() => import('./icon-picker.editor.tsx').then((file) => file.IconPicker));
/** Renders nothing while it loads, because the name of the icon is beside it. */
const StoredIcon = lazily(() => import('./stored-icon.editor.tsx').then((file) => file.StoredIcon), {
  around: () => null,
});

/** The stored icon, and a dialog to choose another one. The icon set is loaded when it is first needed. */
export function IconsWidget({ value, onChange, control }: WidgetProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const name = textOf(value);
  const add = (chosen: string) => {
    onChange(chosen);
    setOpen(false);
  };
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <div className={styles.row}>
        <Dialog.Trigger asChild>
          <button {...control} type="button" className={styles.field}>
            <span className={styles.face} aria-hidden="true">
              {name !== '' && <StoredIcon name={name} />}
            </span>
            <span className={name === '' ? styles.empty : styles.name}>
              {name === '' ? t('formfield_icon_choose') : name}
            </span>
          </button>
        </Dialog.Trigger>
        {name !== '' && (
          <IconButton
            icon="close"
            label={t('formfield_icon_clear')}
            disabled={control.disabled}
            onClick={() => onChange('')}
          />
        )}
      </div>
      <Dialog.Portal>
        <Dialog.Overlay className={dialog.veil} />
        <Dialog.Content className={dialog.box} aria-describedby={undefined}>
          <Dialog.Title className={dialog.title}>{t('formfield_icon_choose')}</Dialog.Title>
          <IconPicker stored={name} onAdd={add} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
