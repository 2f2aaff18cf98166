import { checkProduct, checkProperties, storedProperties } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { failedWith } from '../../../queries/call-api.ts';
import { failureErrors } from '../../../queries/failure-texts.ts';
import {
  type OpenedProduct,
  postSaveProduct,
  type ProductContent,
  renewProducts,
} from '../../../queries/product-queries.ts';
import { propertiesQuery } from '../../../queries/property-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { optionErrors } from '../options/option-errors.ts';
import { variantErrors } from '../variants/variant-errors.ts';
import { knownProperties } from './known-properties.ts';
import { contentOf, type ProductForm, savedPartOf } from './product-form-values.ts';
import { showProductErrors } from './show-product-errors.ts';
import { useProductBase } from './use-product-base.ts';

/** What is saved, and the form as it was typed then. */
interface Sent {
  readonly content: ProductContent;
  readonly typed: ProductForm;
}

/** Saves a product as one change. What the rules refuse is not sent, and shown as the server would. */
export function useSaveProduct(
  { product }: OpenedProduct,
  form: UseFormReturn<ProductForm>,
  reveal: (name: string) => void,
) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { base, begin, merge, conflict } = useProductBase(product, form);
  const [general, setGeneral] = useState('');
  const { queryKey: propertiesKey } = propertiesQuery(website.id);

  const save = useMutation({
    mutationFn: ({ content }: Sent) =>
      postSaveProduct(website.id, { id: base.id, version: base.version, product: content }),
    onSuccess: ({ product: stored }, { typed }) => {
      begin(stored, typed);
      void renewProducts(queryClient, website.id);
      void queryClient.invalidateQueries({ queryKey: ['product-events', website.id, stored.id] });
      showToast({ text: t('dashboard_saved') });
    },
    onError: (error, { content }) => {
      if (failedWith(error, 'conflict')) return void merge(content).catch(() => undefined);
      // A refused property or value was deleted after the properties were read.
      void queryClient.invalidateQueries({ queryKey: propertiesKey });
      setGeneral(showProductErrors(form, failureErrors(error, t), reveal));
      return undefined;
    },
  });

  function submit(filledIn: ProductForm) {
    if (save.isPending) return;
    const definitions = queryClient.getQueryData(propertiesKey);
    const typed = { ...filledIn, properties: knownProperties(filledIn.properties, definitions) };
    // The form loses them too, because a refusal names a property by its place.
    if (typed.properties.length < filledIn.properties.length) {
      form.setValue('properties', typed.properties, { shouldDirty: true });
    }
    const plain = contentOf(typed, savedPartOf(base));
    const properties = storedProperties(plain.properties, definitions ?? []);
    const content = { ...plain, properties };
    const found = {
      ...checkProduct(content).errors,
      ...(definitions && checkProperties(properties, definitions)),
      ...optionErrors(typed.options),
      ...variantErrors(typed.variants),
    };
    const errors = Object.entries(found).map(([path, texts]): [string, string[]] => [
      path,
      texts.map(({ key, values }) => t(key, values)),
    ]);
    setGeneral(showProductErrors(form, Object.fromEntries(errors), reveal));
    if (errors.length === 0) save.mutate({ content, typed: structuredClone(typed) });
  }

  return {
    base,
    begin,
    submit,
    isPending: save.isPending,
    conflict,
    general,
  };
}
