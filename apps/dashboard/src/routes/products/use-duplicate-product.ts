import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureTexts } from '../../queries/failure-texts.ts';
import { postDuplicateProduct, renewProducts } from '../../queries/product-queries.ts';
import { createRepeatKey } from '../../queries/repeat-key.ts';
import { useOpenScreen } from '../../session/screen-link.tsx';
import { useSession } from '../../session/session-context.ts';

/** Copies a product, and opens the copy. */
export function useDuplicateProduct() {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const openScreen = useOpenScreen();
  const showToast = useToast();
  const [key] = useState(createRepeatKey);
  return useMutation({
    mutationFn: (id: string) => postDuplicateProduct(website.id, id, key.for(id)),
    onSuccess: async ({ id }) => {
      key.made();
      await renewProducts(queryClient, website.id);
      await openScreen(`/producten/${encodeURIComponent(id)}`);
      showToast({ text: t('products_duplicated') });
    },
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
}
