import { MAX_ADDED_PRODUCTS } from '@etalage/api-contract';
import { ReferenceDialog } from '@etalage/form-engine/editor';

interface Props {
  onClose: () => void;
  onAdd: (ids: string[]) => void;
}

/** The dialog in which products are searched for and marked; those that the category has already stay in it. */
export function AddProducts({ onClose, onAdd }: Props) {
  return (
    <ReferenceDialog
      kind="products"
      many
      most={MAX_ADDED_PRODUCTS}
      chosen={[]}
      onClose={onClose}
      onChoose={(ids) => {
        if (ids.length > 0) onAdd(ids);
      }}
    />
  );
}
