import type { Translate } from '@etalage/texts';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureTexts } from '../../queries/failure-texts.ts';
import { renewProducts } from '../../queries/product-queries.ts';
import { type OpenedProperty, postRestoreProperty, renewProperties } from '../../queries/property-queries.ts';
import { useSession } from '../../session/session-context.ts';

/** Makes a property what it was after an event of its history, with its products. */
export function useRestoreProperty(
  { id, version }: OpenedProperty,
  onRestored: (property: OpenedProperty) => void,
) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const restore = useMutation({
    mutationFn: (event: string) => postRestoreProperty(website.id, { id, version, event }),
    onSuccess: ({ property, products, kept }) => {
      onRestored(property);
      void renewProperties(client, website.id);
      void renewProducts(client, website.id);
      showToast({ text: restoredText(products, kept, t) });
    },
  });
  return {
    restore(event: string) {
      if (!restore.isPending) restore.mutate(event);
    },
    /** The event that is being restored; '' for none. */
    busy: restore.isPending ? (restore.variables ?? '') : '',
    failure: restore.error ? failureTexts(restore.error, [], t).general : '',
  };
}

function restoredText(products: number, kept: number, t: Translate): string {
  if (kept > 0) return t('properties_restored_kept', { count: formatCount(kept) });
  if (products === 0) return t('properties_restored');
  if (products === 1) return t('properties_restored_one');
  return t('properties_restored_many', { count: formatCount(products) });
}
