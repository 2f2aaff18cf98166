import { productFormPlace } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { PlacedForm, usePlacedForm } from '../../placed-form/placed-form.tsx';
import { ContactLines } from './contact-lines.tsx';

interface ProductFormProps {
  productId: string;
  formId: string;
  editable: boolean;
}

/** The way to ask about a product: its form, or how to reach the seller when that form is gone (PROD-21). */
export function ProductForm({ productId, formId, editable }: ProductFormProps) {
  const t = useText();
  const place = productFormPlace(productId);
  const { form } = usePlacedForm({ place, formId });
  const text = t('webshop_product_form_text');
  if (!form) return <ContactLines text={text} />;
  return (
    <>
      <p>{text}</p>
      <PlacedForm place={place} formId={formId} editable={editable} />
    </>
  );
}
