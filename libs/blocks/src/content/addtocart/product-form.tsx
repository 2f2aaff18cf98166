import { productFormPlace } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { PlacedForm, usePlacedForm } from '../../placed-form/placed-form.tsx';
import { ContactLines } from './contact-lines.tsx';

interface ProductFormProps {
  productId: string;
  editable: boolean;
}

/** The way to ask about a product: its form, or contact details when that form no longer exists (PROD-21). */
export function ProductForm({ productId, editable }: ProductFormProps) {
  const t = useText();
  const place = productFormPlace(productId);
  const { form } = usePlacedForm(place);
  const text = t('webshop_product_form_text');
  if (!form) return <ContactLines text={text} />;
  return (
    <>
      <p>{text}</p>
      <PlacedForm blockId={place} editable={editable} />
    </>
  );
}
