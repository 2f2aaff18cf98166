import { parseAmount } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { postCreateProduct, renewProducts } from '../../queries/product-queries.ts';
import { createRepeatKey } from '../../queries/repeat-key.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useOpenScreen } from '../../session/screen-link.tsx';
import { useSession } from '../../session/session-context.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { dialogForm } from '../pages/pages.css.ts';
import { amountProblem } from './typed-amount.ts';

/** Asks for the name and the price of a product, then opens it as a draft. */
export function CreateProductDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const openScreen = useOpenScreen();
  const queryClient = useQueryClient();
  const { website } = useSession();
  const [key] = useState(createRepeatKey);
  const form = useForm({ defaultValues: { title: '', price_cents: '' } });
  const { errors } = form.formState;
  const { submit, isBusy, failure } = useSubmit(form, {
    call: ({ title, price_cents }) => {
      const product = { title: title.trim(), price_cents: parseAmount(price_cents) ?? 0 };
      return postCreateProduct(website.id, product, key.for(product));
    },
    onDone: async ({ id }) => {
      key.made();
      await renewProducts(queryClient, website.id);
      await openScreen(`/producten/${encodeURIComponent(id)}`);
    },
  });
  return (
    <Dialog open title={t('products_create_title')} onOpenChange={(open) => !open && onClose()}>
      <form className={dialogForm} noValidate onSubmit={submit}>
        <InputField
          label={t('products_field_title')}
          error={errors.title?.message}
          autoComplete="off"
          maxLength={200}
          {...form.register('title', {
            validate: (typed) => typed.trim() !== '' || t('products_error_title'),
          })}
        />
        <InputField
          label={t('products_field_price')}
          hint={t('products_create_price_hint')}
          error={errors.price_cents?.message}
          inputMode="decimal"
          autoComplete="off"
          {...form.register('price_cents', { validate: (typed) => amountProblem(typed, t) ?? true })}
        />
        <FormFailure>{failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isBusy}>
            {t('products_create_submit')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}
