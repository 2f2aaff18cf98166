import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureTexts } from '../../queries/failure-texts.ts';
import { type OwnedShippingMethod, postMoveShipping, shippingQuery } from '../../queries/shipping-queries.ts';
import { useSession } from '../../session/session-context.ts';

interface Move {
  readonly id: string;
  readonly index: number;
  /** Where it stood, to put it back. */
  readonly from: number;
}

/** Moves methods at once, in the checkout too; it can be undone. */
export function useMoveShipping(methods: readonly OwnedShippingMethod[]) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const [movedId, setMovedId] = useState('');
  const { queryKey } = shippingQuery(website.id);
  const save = useMutation({
    mutationFn: ({ id, index }: Move) => postMoveShipping(website.id, id, index),
    onMutate: ({ id, index }) => {
      const before = client.getQueryData(queryKey);
      const moved = before?.methods.find((one) => one.id === id);
      if (before && moved) {
        const others = before.methods.filter((one) => one.id !== id);
        client.setQueryData(queryKey, { ...before, methods: others.toSpliced(index, 0, moved) });
      }
      return { before };
    },
    onSuccess: ({ methods: stored }, { id, index, from }) => {
      client.setQueryData(queryKey, (before) => before && { ...before, methods: stored });
      setMovedId(id);
      const title = stored.find((one) => one.id === id)?.title ?? '';
      showToast({
        text: t('categories_moved', { title }),
        action: { text: t('products_undo'), run: () => save.mutate({ id, index: from, from: index }) },
      });
    },
    onError: (_error, _move, context) => {
      if (context?.before) client.setQueryData(queryKey, context.before);
      void client.invalidateQueries({ queryKey });
    },
  });
  const place = methods.findIndex((one) => one.id === movedId);
  const title = methods[place]?.title ?? '';
  return {
    move(id: string, index: number) {
      const from = methods.findIndex((one) => one.id === id);
      if (from !== index) save.mutate({ id, index, from });
    },
    /** Where the last one was moved, for screen readers. */
    moved: place < 0 ? '' : t('properties_moved', { title, place: place + 1, count: methods.length }),
    failure: save.error ? failureTexts(save.error, [], t).general : undefined,
  };
}
