import { trackLink } from '@etalage/shop-domain';
import { carriers } from '@etalage/shop-domain/schema';
import { useText } from '@etalage/ui-kit';
import { Action, CheckboxField, InputField, SelectField } from '@etalage/ui-kit/dashboard';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import { FormFailure } from '../../../session/form-failure.tsx';
import { useUnsaved } from '../../../screen/unsaved-forms.tsx';
import { isUnpaid } from './is-unpaid.ts';
import { PiecesFields } from './pieces-fields.tsx';
import * as styles from './sending.css.ts';
import { piecesKey, type SendableLine, type ShipmentForm, shipmentFormOf } from './shipment-form-values.ts';
import { useSendOrder } from './use-send-order.ts';

interface Props {
  order: OwnerOrder;
  lines: readonly SendableLine[];
  onClose: () => void;
}

/** The form that sends an order or a part of it; it begins with all that is left. */
export function ShipmentFields({ order, lines, onClose }: Props) {
  const t = useText();
  const form = useForm<ShipmentForm>({ defaultValues: shipmentFormOf(lines, order.order.is_pickup) });
  const { register, control, formState } = form;
  const { general, isPending, submit } = useSendOrder({ order, lines, form, onSent: onClose });
  useUnsaved(formState.isDirty);
  const carrier = useWatch({ control, name: 'carrier' });
  // The button that opened the form is gone.
  const [first] = useState(lines[0]?.position ?? 1);
  useEffect(() => form.setFocus(`pieces.${piecesKey(first)}`), [form, first]);
  return (
    <form
      className={styles.form}
      aria-label={t('sending_form')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {isUnpaid(order) && <p className={styles.soft}>{t('sending_unpaid')}</p>}
      <PiecesFields form={form} lines={lines} />
      <div className={styles.pair}>
        <SelectField label={t('sending_carrier')} {...register('carrier')}>
          {carriers.map((name) => (
            <option key={name} value={name}>
              {t(name === 'other' ? 'sending_carrier_other' : `order_carrier_${name}`)}
            </option>
          ))}
        </SelectField>
        {carrier === 'other' && (
          <InputField
            label={t('sending_carrier_name')}
            error={formState.errors.carrier_name?.message}
            maxLength={60}
            autoComplete="off"
            {...register('carrier_name')}
          />
        )}
      </div>
      {carrier !== 'pickup' && <TrackFields order={order} form={form} />}
      <CheckboxField
        label={t(carrier === 'pickup' ? 'sending_mail_ready' : 'sending_mail')}
        hint={t('sending_mail_to', { email: order.users.invoice_email })}
        {...register('mail')}
      />
      <FormFailure>{general}</FormFailure>
      <div className={styles.actions}>
        <Action type="button" onClick={onClose}>
          {t('dashboard_cancel')}
        </Action>
        <Action type="submit" kind="primary" busy={isPending}>
          {t(carrier === 'pickup' ? 'sending_ready' : 'sending_send')}
        </Action>
      </div>
    </form>
  );
}

function TrackFields({ order, form }: { order: OwnerOrder; form: UseFormReturn<ShipmentForm> }) {
  const t = useText();
  const { register, control, formState } = form;
  const { users } = order;
  const side = users.custom_shipping_information ? 'shipping' : 'invoice';
  const [carrier, track_code, track_url] = useWatch({
    control,
    name: ['carrier', 'track_code', 'track_url'],
  });
  const destination = { country: users[`${side}_country`], postcode: users[`${side}_postcode`] };
  const link = track_url.trim() === '' ? trackLink({ carrier, track_code, track_url: '' }, destination) : '';
  return (
    <div className={styles.pair}>
      <InputField
        label={t('sending_code')}
        hint={link === '' ? t('sending_code_hint') : <span className={styles.link}>{link}</span>}
        error={formState.errors.track_code?.message}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        {...register('track_code')}
      />
      <InputField
        label={t('sending_link')}
        hint={t('sending_link_hint')}
        error={formState.errors.track_url?.message}
        type="url"
        maxLength={500}
        autoComplete="off"
        {...register('track_url')}
      />
    </div>
  );
}
