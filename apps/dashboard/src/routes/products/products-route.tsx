import { useText } from '@etalage/ui-kit';
import { Action, controlButton } from '@etalage/ui-kit/dashboard';
import { useNewInAddress } from '../../lists/use-new-in-address.ts';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { ScreenLink } from '../../session/screen-link.tsx';
import { CreateProductDialog } from './create-product-dialog.tsx';
import { ProductList } from './product-list.tsx';

/** `/producten`: the products of the shop. */
export function ProductsRoute() {
  const t = useText();
  const [isCreating, setCreating] = useNewInAddress();
  return (
    <>
      <ScreenHeader
        title={t('products_heading')}
        intro={t('products_intro')}
        actions={
          <>
            <ScreenLink className={controlButton.secondary} to="/importeren">
              {t('imports_from_products')}
            </ScreenLink>
            <Action kind="primary" icon="plus" onClick={() => setCreating(true)}>
              {t('products_new')}
            </Action>
          </>
        }
      />
      <ProductList onCreate={() => setCreating(true)} />
      {isCreating && <CreateProductDialog onClose={() => setCreating(false)} />}
    </>
  );
}
