import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField, SelectField } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type NewProperty, postCreateProperty, renewProperties } from '../../queries/property-queries.ts';
import { createRepeatKey } from '../../queries/repeat-key.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useOpenScreen } from '../../session/screen-link.tsx';

import { useSession } from '../../session/session-context.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { dialogForm } from '../pages/pages.css.ts';

/** Asks for the name and the kind of a property, then opens it. */
export function CreatePropertyDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const openScreen = useOpenScreen();
  const client = useQueryClient();
  const { website } = useSession();
  const [key] = useState(createRepeatKey);
  const form = useForm<NewProperty>({ defaultValues: { title: '', kind: 'choice', unit: '' } });
  const { errors } = form.formState;
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { submit, isBusy, failure } = useSubmit(form, {
    call: (typed) => {
      const property = {
        ...typed,
        title: typed.title.trim(),
        unit: typed.kind === 'range' ? typed.unit.trim() : '',
      };
      return postCreateProperty(website.id, property, key.for(property));
    },
    onDone: async ({ id }) => {
      key.made();
      await renewProperties(client, website.id);
      await openScreen(`/kenmerken/${encodeURIComponent(id)}`);
    },
  });
  return (
    <Dialog open title={t('properties_new')} onOpenChange={(open) => !open && onClose()}>
      <form className={dialogForm} noValidate onSubmit={submit}>
        <InputField
          label={t('products_field_title')}
          hint={t('properties_title_hint')}
          error={errors.title?.message}
          autoComplete="off"
          maxLength={100}
          {...form.register('title', {
            validate: (typed) => typed.trim() !== '' || t('properties_error_title'),
          })}
        />
        <SelectField
          label={t('properties_field_kind')}
          hint={t(`properties_kind_${kind}_hint`)}
          {...form.register('kind')}
        >
          <option value="choice">{t('properties_kind_choice')}</option>
          <option value="colour">{t('properties_kind_colour')}</option>
          <option value="range">{t('properties_kind_range')}</option>
        </SelectField>
        {kind === 'range' && <UnitInput error={errors.unit?.message} {...form.register('unit')} />}
        <FormFailure>{failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isBusy}>
            {t('properties_create')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function UnitInput(input: ComponentProps<'input'> & { error: string | undefined }) {
  const t = useText();
  return (
    <InputField
      label={t('properties_field_unit')}
      hint={t('properties_field_unit_hint')}
      autoComplete="off"
      maxLength={20}
      {...input}
    />
  );
}
