import { useText } from '@etalage/ui-kit';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import * as dialog from '../controls/dialog.css.ts';
import type { FormValues } from '../definition/conditional.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { FieldList } from '../form-parts/field-list.tsx';
import { useFieldTypes } from '../form-parts/field-types-context.ts';
import { errors as errorList } from '../form-parts/field-view.css.ts';
import { FormScope } from '../form-parts/form-scope.tsx';
import { FieldRefusal } from '../form-parts/field-refusal.ts';
import type { FormErrors } from '../form-parts/form-store.ts';
import { messageOf, useRunning } from '../form-parts/use-running.ts';
import { spinner } from '../controls/loading.css.ts';
import * as styles from './popup-form.css.ts';

interface Props {
  open: boolean;
  title: string;
  fields: readonly FieldDefinition[];
  /** The initial values of the fields. */
  initial?: FormValues;
  /** Corrects what was typed before it is checked, such as an address without its scheme. */
  tidy?: ((values: FormValues) => FormValues) | undefined;
  onClose: () => void;
  /** Saves the values; if it rejects, the messages are shown, a `FieldRefusal` at its fields, and the popup stays open. */
  onSave: (values: FormValues) => unknown;
}

const NO_VALUES: FormValues = {};

export type PanelSide = 'left' | 'right';

interface SideProps extends Omit<Props, 'open'> {
  /** The side of the window on which it stands; at the bottom of a small screen. */
  side: PanelSide;
}

/** A form beside what it is about, which stays in view and can be scrolled and read (RTE-40). */
export function SideForm({ title, side, ...filled }: SideProps) {
  return (
    <Dialog.Root open modal={false} onOpenChange={(next) => !next && filled.onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          className={styles.side[side]}
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Dialog.Title className={dialog.title}>{title}</Dialog.Title>
          <PanelForm {...filled} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The popup form of a field (FPROP-26): it has its own values, saved by its own button. */
export function PopupForm({ open, title, ...filled }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && filled.onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialog.veil} />
        <Dialog.Content className={dialog.box} aria-describedby={undefined}>
          <Dialog.Title className={dialog.title}>{title}</Dialog.Title>
          <PanelForm {...filled} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The form of such a popup, without the popup. */
export function PanelForm({
  fields,
  initial = NO_VALUES,
  tidy,
  onClose,
  onSave,
}: Omit<Props, 'open' | 'title'>) {
  const t = useText();
  const { check } = useFieldTypes();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors>({});
  const { busy, failure, run } = useRunning();
  const save = async () => {
    const tidied = tidy ? tidy(values) : values;
    setValues(tidied);
    const found = Object.entries(check(fields, tidied));
    const messages = found.map(([path, issues]) => [
      path,
      issues.map((issue) => t(issue.text, issue.values)),
    ]);
    setErrors(Object.fromEntries(messages) as FormErrors);
    if (found.length > 0) return;
    const isSaved = await run(async () => {
      try {
        return await onSave(tidied);
      } catch (error) {
        if (error instanceof FieldRefusal) setErrors(error.fields);
        throw error;
      }
    });
    if (isSaved) onClose();
  };
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        // Events of a portal also bubble to the form around the field.
        event.stopPropagation();
        void save();
      }}
    >
      <FormScope
        values={values}
        errors={errors}
        onChange={(changed) => setValues((was) => ({ ...was, ...changed }))}
      >
        <FieldList fields={fields} />
      </FormScope>
      <Failure failure={failure} />
      <div className={dialog.actions}>
        <Button onClick={onClose}>{t('formfield_cancel')}</Button>
        <Button kind="main" type="submit" aria-busy={busy} aria-disabled={busy}>
          {busy && <span className={spinner} aria-hidden="true" />}
          {t('formfield_save')}
        </Button>
      </div>
    </form>
  );
}

/** The message of a failed save, unless all its messages are at the fields. */
function Failure({ failure }: { failure: unknown }) {
  const t = useText();
  if (failure === undefined || (failure instanceof FieldRefusal && failure.message === '')) return null;
  return (
    <p role="alert" className={errorList}>
      {messageOf(failure) || t('formfield_action_failed')}
    </p>
  );
}
