import { useText } from '@etalage/ui-kit';
import { Dialog } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import * as dialog from '../../controls/dialog.css.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import type { WidgetProps } from '../../form/widget.ts';
import { textOf } from '../../options/choice.ts';
import { Loading } from '../../options/loading.tsx';
import type { IconPicker } from './icon-picker.editor.tsx';
import * as styles from './icons.css.ts';

const StoredIcon = lazy(() =>
  import('./stored-icon.editor.tsx').then((file) => ({ default: file.StoredIcon })),
);

/** The icon that is stored, and a dialog to choose another one from. The set is loaded when it is first needed. */
export function IconsWidget({ value, onChange, control }: WidgetProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [Picker, setPicker] = useState<typeof IconPicker>();
  const [hasFailed, setHasFailed] = useState(false);
  const name = textOf(value);
  // An update of its own, as the content of a Suspense may wait without end on a busy machine.
  const load = () => {
    setHasFailed(false);
    import('./icon-picker.editor.tsx').then(
      (file) => setPicker(() => file.IconPicker),
      () => setHasFailed(true),
    );
  };
  const show = (next: boolean) => {
    setOpen(next);
    if (next && !Picker) load();
  };
  const add = (chosen: string) => {
    onChange(chosen);
    setOpen(false);
  };
  return (
    <Dialog.Root open={open} onOpenChange={show}>
      <div className={styles.row}>
        <Dialog.Trigger asChild>
          <button {...control} type="button" className={styles.field}>
            <span className={styles.face} aria-hidden="true">
              {name !== '' && (
                <Suspense fallback={null}>
                  <StoredIcon name={name} />
                </Suspense>
              )}
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
          {Picker ? (
            <Picker stored={name} onAdd={add} />
          ) : (
            <Loading state={hasFailed ? 'failed' : 'loading'} reload={load} />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
