import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { postChangeProducts, type ProductsChange, renewProducts } from '../../../queries/product-queries.ts';
import { createRepeatKey } from '../../../queries/repeat-key.ts';
import { useSession } from '../../../session/session-context.ts';
import { useProductUndo } from './use-product-undo.ts';

interface Given {
  readonly ids: string[];
  readonly change: ProductsChange;
  /** What is said when it is done. */
  readonly text: string;
}

/** Changes several products, says what was done, and offers to undo it; rows that were refused are named. */
export function useChangeProducts() {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const undo = useProductUndo();
  const [key] = useState(createRepeatKey);
  const change = useMutation({
    mutationFn: ({ ids, change: made }: Given) => {
      const request = { ids, change: made, preview: false };
      return postChangeProducts(website.id, request, key.for(request));
    },
    onSuccess: async ({ refused, change: id }, { text }) => {
      key.made();
      await renewProducts(queryClient, website.id);
      const [first] = refused;
      const said = first ? t('products_refused', { title: first.title, message: first.message }) : text;
      showToast({ text: said, ...(id !== '' && { action: undo(id) }) });
    },
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
  return { run: change.mutate, isPending: change.isPending };
}
