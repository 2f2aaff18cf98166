import { checkProperty } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { renewProducts } from '../../queries/product-queries.ts';
import {
  type OpenedProperty,
  postSaveProperty,
  type PropertyContent,
  propertyQuery,
  renewProperties,
} from '../../queries/property-queries.ts';
import { sendForm } from '../../screen/send-form.ts';
import { useSaveForm } from '../../screen/use-save-form.ts';
import { useSession } from '../../session/session-context.ts';
import {
  effectsOf,
  propertyContentOf,
  type PropertyForm,
  propertyFormOf,
  type ValueEffect,
} from './property-form.ts';
import { useAddValue } from './use-add-value.ts';
import { useUndoProperty } from './use-change-property.ts';

/** Saves a property; what that does to products is shown first, as `effects`, and can be undone. */
export function useSaveProperty(opened: OpenedProperty, form: UseFormReturn<PropertyForm>) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const [effects, setEffects] = useState<readonly ValueEffect[]>([]);
  const saved = useRef({ change: '', products: 0 });
  const undo = useUndoProperty();
  const showToast = useToast();
  const isTyped = useIsTyped(form);
  const addTyped = useAddValue(form);
  const read = () => client.fetchQuery(propertyQuery(website.id, opened.id));
  const saving = useSaveForm<OpenedProperty, PropertyForm>({
    opened,
    form,
    formOf: propertyFormOf,
    post: async (typed, base) => {
      const { id, version } = base;
      const property = propertyContentOf(typed, base);
      const { property: stored, ...done } = await postSaveProperty(website.id, { id, version, property });
      saved.current = done;
      return stored;
    },
    read,
    prefix: 'property.',
    onStored: () => {
      void renewProperties(client, website.id);
      void renewProducts(client, website.id);
    },
    savedToast: (begin) => {
      const { change, products } = saved.current;
      const text = savedText(products, t);
      const action = {
        text: t('products_undo'),
        run() {
          // The form begins again with what is stored: what was typed since would be lost.
          if (isTyped()) return showToast({ text: t('properties_undo_unsaved'), action });
          const onSuccess = () => void read().then((stored) => isTyped() || begin(stored));
          return undo.mutate(change, { onSuccess });
        },
      };
      return { text, ...(change !== '' && { action }) };
    },
  });
  const isRefused = useRule(form);
  async function submit() {
    form.clearErrors();
    if (!addTyped()) return;
    await sendForm(form, (typed) => {
      const content = propertyContentOf(typed, saving.base);
      if (isRefused(typed, content)) return;
      const found = effectsOf(content, saving.base);
      if (found.length === 0) void saving.submit();
      else setEffects(found);
    });
  }
  const confirm = () => {
    setEffects([]);
    void saving.submit();
  };
  return { ...saving, submit, effects, confirm, cancel: () => setEffects([]) };
}

/** What a save did to products. */
function savedText(products: number, t: Translate): string {
  if (products === 0) return t('dashboard_saved');
  if (products === 1) return t('properties_saved_one');
  return t('properties_saved_many', { count: formatCount(products) });
}

/** Tells whether something is typed that is not stored, in a form that is still open. */
function useIsTyped(form: UseFormReturn<PropertyForm>) {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return () => isOpen.current && form.formState.isDirty;
}

/** Shows what the rule refuses; returns whether anything was. */
function useRule(form: UseFormReturn<PropertyForm>) {
  const t = useText();
  return (typed: PropertyForm, content: PropertyContent): boolean => {
    const found = Object.entries(checkProperty(content)).map(([path, rules]): [string, string] => [
      path,
      rules.map(({ key, values }) => t(key, values)).join(' '),
    ]);
    const empty = typed.values.flatMap(({ value }, place): [string, string][] =>
      value.trim() === '' ? [[`values.${place}.value`, t('properties_error_value_empty')]] : [],
    );
    const all = [...found, ...empty];
    for (const [path, message] of all) form.setError(path as Path<PropertyForm>, { message });
    return all.length > 0;
  };
}
