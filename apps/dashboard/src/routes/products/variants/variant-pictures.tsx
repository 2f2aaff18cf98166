import { DashboardForm } from '@etalage/form-engine/editor';
import { definitionOf, files } from '@etalage/form-engine/schema';
import { imagesOf, MAX_VARIANT_PICTURES } from '@etalage/shop-domain';
import { pictureSources } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, Icon } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { VariantsForm } from '../options/variant-form.ts';
import * as styles from './variants.css.ts';

const fields = [
  definitionOf('images', files('products_field_images', { maxFiles: MAX_VARIANT_PICTURES })),
] as const;

/** The pictures of a variant, behind its first one. */
export function VariantPictures({ index, title }: { index: number; title: string }) {
  const t = useText();
  const { control, setValue } = useFormContext<VariantsForm>();
  const images = useWatch({ control, name: `variants.${index}.images` });
  const [isOpen, setIsOpen] = useState(false);
  const all = imagesOf(images);
  const [first] = all;
  return (
    <>
      <button
        type="button"
        className={styles.pictures}
        aria-label={t('product_variant_pictures', { title, count: String(all.length) })}
        onClick={() => setIsOpen(true)}
      >
        {first === undefined ? (
          <Icon name="picture" size={18} />
        ) : (
          <img {...pictureSources(first, '44px')} alt="" loading="lazy" className={styles.picture} />
        )}
      </button>
      <Dialog
        open={isOpen}
        size="large"
        title={t('product_variant_pictures_of', { title })}
        description={t('product_variant_pictures_about')}
        onOpenChange={setIsOpen}
      >
        <DashboardForm
          fields={fields}
          values={{ images }}
          errors={{}}
          onChange={(changed) => {
            if (typeof changed['images'] !== 'string') return;
            setValue(`variants.${index}.images`, changed['images'], { shouldDirty: true });
          }}
        />
        <DialogActions>
          <Action kind="primary" onClick={() => setIsOpen(false)}>
            {t('product_variant_pictures_done')}
          </Action>
        </DialogActions>
      </Dialog>
    </>
  );
}
