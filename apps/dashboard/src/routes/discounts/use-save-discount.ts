import { checkDiscount } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  discountQuery,
  type OwnedDiscount,
  postCreateDiscount,
  postSaveDiscount,
  renewDiscounts,
} from '../../queries/discount-queries.ts';
import { failureErrors } from '../../queries/failure-texts.ts';
import { createRepeatKey } from '../../queries/repeat-key.ts';
import { sendForm } from '../../screen/send-form.ts';
import { showFormErrors, useSaveForm } from '../../screen/use-save-form.ts';
import { useSession } from '../../session/session-context.ts';
import {
  type DiscountForm,
  discountFormOf,
  discountOf,
  formFieldOf,
  newDiscount,
  savedPartOf,
} from './discount-form-values.ts';

type Form = UseFormReturn<DiscountForm>;

const nameIn = (form: Form) => (path: string) =>
  formFieldOf(path.replace(/^discount\./, ''), form.getValues());

/** Shows what the rule refuses; returns whether anything was. */
function useRule(form: Form) {
  const t = useText();
  return (typed: DiscountForm): boolean => {
    const found = Object.entries(checkDiscount(discountOf(typed, newDiscount)));
    const texts = found.map(([field, rules]): [string, string[]] => [
      field,
      rules.map(({ key, values }) => t(key, values)),
    ]);
    showFormErrors(form, Object.fromEntries(texts), nameIn(form));
    return found.length > 0;
  };
}

/** Saves a discount. What the rule refuses is not sent, and shown as the server would. */
export function useSaveDiscount(opened: OwnedDiscount, form: Form) {
  const { website } = useSession();
  const client = useQueryClient();
  const isRefused = useRule(form);
  const saving = useSaveForm<OwnedDiscount, DiscountForm>({
    opened,
    form,
    formOf: (discount) => discountFormOf(savedPartOf(discount)),
    post: async (typed, base) => {
      const { id, version } = base;
      const discount = discountOf(typed, savedPartOf(base));
      return (await postSaveDiscount(website.id, { id, version, discount })).discount;
    },
    read: async () => (await client.fetchQuery(discountQuery(website.id, opened.id))).discount,
    prefix: 'discount.',
    fieldOf: formFieldOf,
    onStored: () => {
      void renewDiscounts(client, website.id);
      void client.invalidateQueries({ queryKey: ['discount-events', website.id, opened.id] });
    },
  });
  const submit = () =>
    sendForm(form, (typed) => {
      if (!isRefused(typed)) void saving.submit();
    });
  return { ...saving, submit };
}

/** Makes a discount; `made` is its id once it is there. */
export function useCreateDiscount(form: Form) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const isRefused = useRule(form);
  const key = useRef(createRepeatKey());
  const [made, setMade] = useState('');
  const [general, setGeneral] = useState('');
  const create = useMutation({
    mutationFn: (typed: DiscountForm) => {
      const discount = discountOf(typed, newDiscount);
      return postCreateDiscount(website.id, discount, key.current.for(discount));
    },
    onSuccess: ({ discount }) => {
      key.current.made();
      form.reset(form.getValues());
      void renewDiscounts(client, website.id);
      showToast({ text: t('discounts_created') });
      setMade(discount.id);
    },
    onError: (error) => setGeneral(showFormErrors(form, failureErrors(error, t), nameIn(form))),
  });
  const submit = () =>
    sendForm(form, (typed) => {
      setGeneral('');
      if (!create.isPending && !isRefused(typed)) create.mutate(typed);
    });
  return { made, general, isPending: create.isPending, submit };
}
