import { checkShippingMethod } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { failureErrors } from '../../queries/failure-texts.ts';
import { createRepeatKey } from '../../queries/repeat-key.ts';
import {
  type OwnedShippingMethod,
  postCreateShipping,
  postSaveShipping,
  renewShipping,
  shippingQuery,
} from '../../queries/shipping-queries.ts';
import { sendForm } from '../../screen/send-form.ts';
import { showFormErrors, useSaveForm } from '../../screen/use-save-form.ts';
import { useSession } from '../../session/session-context.ts';
import { type Loss, lossOf } from './lost-countries-dialog.tsx';
import { type ShippingForm, shippingFormOf, shippingOf, withMethod } from './shipping-form-values.ts';

type Form = UseFormReturn<ShippingForm>;
const fieldOf = (path: string) => path.replace(/^method\./, '');

/** Shows what the rule refuses; returns whether anything was. What concerns one rule stands at that rule already. */
function useRule(form: Form) {
  const t = useText();
  return (typed: ShippingForm): boolean => {
    const found = Object.entries(checkShippingMethod(shippingOf(typed)));
    const own = found.filter(([field]) => field === 'rules');
    const texts = own.flatMap(([, rules]) => rules.map(({ key, values }) => t(key, values)));
    const [message] = texts.length > 0 ? texts : [t('shipping_error_rules')];
    if (found.length > 0) form.setError('rules', { message: message ?? '' });
    return found.length > 0;
  };
}

/** Saves a method, after the owner confirmed what that takes away from customers. */
export function useSaveShipping(
  opened: OwnedShippingMethod,
  methods: readonly OwnedShippingMethod[],
  form: Form,
) {
  const { website } = useSession();
  const client = useQueryClient();
  const isRefused = useRule(form);
  const [loss, setLoss] = useState<Loss>();
  const saving = useSaveForm<OwnedShippingMethod, ShippingForm>({
    opened,
    form,
    formOf: shippingFormOf,
    post: async (typed, { id, version }) =>
      (await postSaveShipping(website.id, { id, version, method: shippingOf(typed) })).method,
    read: async () => {
      const { methods: stored } = await client.fetchQuery(shippingQuery(website.id));
      const own = stored.find(({ id }) => id === opened.id);
      if (!own) throw new Error('the method is gone');
      return own;
    },
    prefix: 'method.',
    onStored: () => void renewShipping(client, website.id),
  });
  const submit = () =>
    sendForm(form, (typed) => {
      if (isRefused(typed)) return;
      const found = lossOf(methods, withMethod(methods, opened.id, shippingOf(typed)));
      if (found) setLoss(found);
      else void saving.submit();
    });
  const confirm = () => {
    setLoss(undefined);
    void saving.submit();
  };
  return { ...saving, submit, loss, confirm, cancel: () => setLoss(undefined) };
}

/** Makes a method; `made` is its id once it is there. */
export function useCreateShipping(form: Form) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const isRefused = useRule(form);
  const key = useRef(createRepeatKey());
  const [made, setMade] = useState('');
  const [general, setGeneral] = useState('');
  const create = useMutation({
    mutationFn: (typed: ShippingForm) => {
      const method = shippingOf(typed);
      return postCreateShipping(website.id, method, key.current.for(method));
    },
    onSuccess: async ({ method }) => {
      key.current.made();
      form.reset(form.getValues());
      await renewShipping(client, website.id);
      showToast({ text: t('shipping_created') });
      setMade(method.id);
    },
    onError: (error) => setGeneral(showFormErrors(form, failureErrors(error, t), fieldOf)),
  });
  const submit = () =>
    sendForm(form, (typed) => {
      setGeneral('');
      if (!create.isPending && !isRefused(typed)) create.mutate(typed);
    });
  return { made, general, isPending: create.isPending, submit };
}
