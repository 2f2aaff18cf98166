import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureTexts } from '../../queries/failure-texts.ts';
import { postDeleteProperty, postUndoProperty, renewProperties } from '../../queries/property-queries.ts';
import { renewProducts } from '../../queries/product-queries.ts';
import { useFailureToast } from '../../saving/use-failure-toast.ts';
import { useOpenScreen } from '../../session/screen-link.tsx';
import { useSession } from '../../session/session-context.ts';

/** Undoes a save or a deletion of a property. */
export function useUndoProperty() {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const showFailure = useFailureToast();
  const undo = useMutation({
    mutationFn: (change: string) => postUndoProperty(website.id, change),
    onSuccess: ({ kept }) => {
      showToast({ text: kept === 0 ? t('properties_undone') : t('properties_undone_kept', { count: kept }) });
      void renewProperties(client, website.id);
      void renewProducts(client, website.id);
    },
    onError: (error, change) =>
      showFailure(error, { text: t('dashboard_retry'), run: () => undo.mutate(change) }),
  });
  return undo;
}

interface Deletion {
  onDone: () => void;
  /** Lets a form of the property be left; its list is opened after it. */
  onGone?: (() => Promise<void>) | undefined;
}

/** Deletes a property, with undo. */
export function useDeleteProperty({ onDone, onGone }: Deletion) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const openScreen = useOpenScreen();
  const undo = useUndoProperty();
  return useMutation({
    mutationFn: ({ id }: { id: string; title: string }) => postDeleteProperty(website.id, id),
    onSuccess: async ({ change }, { title }) => {
      onDone();
      await onGone?.();
      await openScreen('/kenmerken');
      await renewProperties(client, website.id);
      void renewProducts(client, website.id);
      const action = { text: t('products_undo'), run: () => undo.mutate(change) };
      showToast({ text: t('properties_deleted', { title }), ...(change !== '' && { action }) });
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
}
