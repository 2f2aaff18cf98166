import type { TextKey } from '@etalage/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type OwnedProduct, type ProductContent, productQuery } from '../../../queries/product-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { contentTexts } from './content-texts.ts';
import { type ContentKey, mergeContent, withTogether } from './merge-content.ts';
import { type ProductForm, productFormOf, savedPartOf } from './product-form-values.ts';

/** What a conflict was about, as the fields are called. */
interface Conflict {
  readonly theirs: readonly TextKey[];
  readonly clashes: readonly TextKey[];
}

/** The stored product that the values of a form are based on. It can be fetched again while somebody types. */
export function useProductBase(product: OwnedProduct, form: UseFormReturn<ProductForm>) {
  const { website } = useSession();
  const queryClient = useQueryClient();
  const [base, setBase] = useState(product);
  const [conflict, setConflict] = useState<Conflict>();

  /**
   * Shows a stored product, and keeps what is typed in some fields. Fields that show it already stay as they are, so that
   * the focus and what is open stay too.
   */
  function show(stored: OwnedProduct, kept: readonly ContentKey[]) {
    const typed = structuredClone(form.getValues());
    const shown = productFormOf(savedPartOf(stored));
    setBase(stored);
    // Before the reset, which forgets what is a list: a list that is set after it keeps its old rows on the screen.
    for (const key of Object.keys(shown) as ContentKey[]) {
      const isShown = JSON.stringify(shown[key]) === JSON.stringify(typed[key]);
      if (!isShown && !kept.includes(key)) form.setValue(key, shown[key]);
    }
    form.reset(shown, { keepValues: true });
    for (const key of kept) form.setValue(key, typed[key], { shouldDirty: true });
  }

  return {
    base,
    /** Undefined while nobody else saved the product. */
    conflict,
    /** Begins with a stored product; what was typed since it was sent stays. */
    begin(stored: OwnedProduct, sent?: ProductForm) {
      setConflict(undefined);
      const now = form.getValues();
      const keys = Object.keys(now) as ContentKey[];
      const isTyped = (key: ContentKey) => sent && JSON.stringify(now[key]) !== JSON.stringify(sent[key]);
      show(stored, withTogether(keys.filter(isTyped)));
    },
    /** Takes over the changes of somebody else where they do not touch mine. */
    async merge(mine: ProductContent) {
      const { product: theirs } = await queryClient.fetchQuery(productQuery(website.id, base.id));
      const merged = mergeContent(savedPartOf(base), mine, savedPartOf(theirs));
      show(theirs, merged.mine);
      setConflict({
        theirs: merged.theirs.map((key) => contentTexts[key]),
        clashes: merged.clashes.map((key) => contentTexts[key]),
      });
    },
  };
}
