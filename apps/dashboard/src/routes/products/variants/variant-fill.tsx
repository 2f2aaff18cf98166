import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField, SelectField, useToast } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { dialogForm } from '../../pages/pages.css.ts';
import type { VariantForm } from '../options/variant-form.ts';
import { fillProblem, fillVariants, type FilledField, MOST_BEGIN } from './fill-variants.ts';

interface Props {
  /** The places of the variants that are filled in. */
  places: readonly number[];
  /** Whether a filter left others out. */
  isPart: boolean;
  read: () => VariantForm[];
  replace: (variants: VariantForm[]) => void;
}

/** Fills in one field of all variants, or of those that a filter leaves; it can be undone. */
export function VariantFill({ places, isPart, read, replace }: Props) {
  const t = useText();
  const showToast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const count = formatCount(places.length);

  function fill(field: FilledField, text: string) {
    const before = structuredClone(read());
    replace(fillVariants(before, places, field, text));
    setIsOpen(false);
    showToast({
      text: t('product_variants_filled', { count }),
      action: { text: t('products_undo'), run: () => replace(before) },
    });
  }

  return (
    <>
      <Action icon="edit" disabled={places.length === 0} onClick={() => setIsOpen(true)}>
        {t(isPart ? 'product_variants_fill_found' : 'product_variants_fill', { count })}
      </Action>
      {isOpen && <FillDialog count={count} onFill={fill} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface DialogProps {
  count: string;
  onFill: (field: FilledField, text: string) => void;
  onClose: () => void;
}

function FillDialog({ count, onFill, onClose }: DialogProps) {
  const t = useText();
  const [field, setField] = useState<FilledField>('difference');
  const [text, setText] = useState('');
  const problem = fillProblem(field, text, t);
  const isNumber = field === 'article_number';
  return (
    <Dialog
      open
      size="medium"
      title={t('product_variants_fill_title', { count })}
      onOpenChange={(open) => !open && onClose()}
    >
      <form
        className={dialogForm}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The form of the product is around it in React.
          event.stopPropagation();
          if (!problem) onFill(field, text);
        }}
      >
        <SelectField
          label={t('product_variants_fill_field')}
          value={field}
          onChange={(event) => setField(event.target.value as FilledField)}
        >
          <option value="difference">{t('product_variant_difference')}</option>
          <option value="weight">{t('products_field_weight')}</option>
          <option value="article_number">{t('products_field_article_number')}</option>
        </SelectField>
        <InputField
          label={t(isNumber ? 'product_variants_fill_begin' : 'product_variants_fill_value')}
          hint={t(isNumber ? 'product_variants_fill_begin_hint' : 'product_variants_fill_empty')}
          error={problem}
          inputMode={isNumber ? undefined : field === 'weight' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={isNumber ? MOST_BEGIN : 20}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" disabled={problem !== undefined}>
            {t('product_variants_fill_submit')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}
