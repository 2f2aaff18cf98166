import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, useFormState } from 'react-hook-form';
import type { OpenedProduct } from '../../../queries/product-queries.ts';
import { sendForm } from '../../../screen/send-form.ts';
import { ScreenHeader } from '../../../screen/screen-header.tsx';
import { UnsavedGuard } from '../../../screen/unsaved-guard.tsx';
import { useLateKeys } from '../../../screen/use-late-keys.ts';
import { ViewLink } from '../../../screen/view-link.tsx';
import { RevealVariant, type VariantRevealer } from '../variants/reveal-variant.ts';
import { ProductFieldServices } from './product-field-services.tsx';
import { type ProductForm, productFormOf, savedPartOf } from './product-form-values.ts';
import { ProductHistory } from './product-history.tsx';
import { ProductSaveBar } from './product-save-bar.tsx';
import { ProductSections } from './product-sections.tsx';
import { useSaveProduct } from './use-save-product.ts';

interface Props {
  opened: OpenedProduct;
  back: ReactNode;
}

/** The form of a product; what is refused is shown at its field, and all that was typed remains. */
export function ProductEditor({ opened, back }: Props) {
  const [defaultValues] = useState(() => productFormOf(savedPartOf(opened.product)));
  const form = useLateKeys(useForm<ProductForm>({ defaultValues }));
  const revealer = useRef<VariantRevealer>(undefined);
  const setRevealer = useCallback((now: VariantRevealer | undefined) => {
    revealer.current = now;
  }, []);
  const saving = useSaveProduct(opened, form, (name) => revealer.current?.(name));
  const { base, begin, submit } = saving;
  const save = () => void sendForm(form, submit);
  useSaveKey(save);
  return (
    <FormProvider {...form}>
      <ScreenHeader
        title={base.title}
        back={back}
        actions={
          <>
            <ProductHistory product={base} onRestored={(restored) => begin(restored)} />
            <ViewLink url={base.url} status={base.status} />
          </>
        }
      />
      <ProductFieldServices>
        <RevealVariant value={setRevealer}>
          <ProductSections opened={{ ...opened, product: base }} />
        </RevealVariant>
      </ProductFieldServices>
      <ProductSaveBar saving={saving} onSave={save} />
      <Unsaved />
    </FormProvider>
  );
}

/** By itself, because the form as a whole does not render when it gets unsaved changes. */
function Unsaved() {
  const { isDirty } = useFormState<ProductForm>();
  return <UnsavedGuard isUnsaved={isDirty} />;
}

/** Ctrl+S and Cmd+S save, also from within a field. */
function useSaveKey(save: () => void) {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
