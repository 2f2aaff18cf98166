import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { ConfirmDialog } from '@etalage/ui-kit/dashboard';
import type { ListedProperty } from '../../queries/property-queries.ts';
import { useDeleteProperty } from './use-change-property.ts';

interface Props {
  property: Pick<ListedProperty, 'id' | 'title' | 'product_count'>;
  onClose: () => void;
  /** The property is deleted and its form is about to be left. */
  onGone?: () => Promise<void>;
}

/** Asks before a property is deleted, and says how many products lose it. */
export function DeletePropertyDialog({ property, onClose, onGone }: Props) {
  const t = useText();
  const remove = useDeleteProperty({ onDone: onClose, onGone });
  const { title, product_count: count } = property;
  return (
    <ConfirmDialog
      title={t('properties_delete_title', { title })}
      confirmLabel={t('properties_delete')}
      cancelLabel={t('dashboard_cancel')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(property)}
      onCancel={onClose}
    >
      <p>
        {count === 0
          ? t('properties_delete_none')
          : count === 1
            ? t('properties_delete_one')
            : t('properties_delete_many', { count: formatCount(count) })}
      </p>
    </ConfirmDialog>
  );
}
