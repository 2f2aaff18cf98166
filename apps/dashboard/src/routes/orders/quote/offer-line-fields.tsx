import { MAX_QUANTITY, type OfferLine } from '@etalage/shop-domain';
import { formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, InputField, SelectField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OfferShop } from '../../../queries/quote-queries.ts';
import { amountProblem, countOf } from '../../products/typed-amount.ts';
import { amountsOf } from './amounts-of.ts';
import { type OfferForm, offerOf, vatKey } from './offer-form-values.ts';
import * as styles from './quote.css.ts';

interface Props {
  index: number;
  shop: OfferShop;
  onRemove: () => void;
}

/** One line of an offer: what it is, how many, and what one piece costs. */
export function OfferLineFields({ index, shop, onRemove }: Props) {
  const t = useText();
  const { register, control, getValues, formState } = useFormContext<OfferForm>();
  useWatch({ control, name: `lines.${index}` });
  const form = getValues();
  const line = form.lines[index];
  const priced = offerOf(form).lines[index];
  if (!line || !priced) return null;
  const errors = formState.errors.lines?.[index];
  const name = line.title.trim() || t('quote_line_number', { number: String(index + 1) });
  return (
    <li>
      <div className={styles.line} role="group" aria-label={name}>
        <div className={styles.lineHead}>
          <div className={styles.lineTitle}>
            <InputField
              label={t('quote_line_title')}
              error={errors?.title?.message}
              autoComplete="off"
              maxLength={300}
              {...register(`lines.${index}.title`, {
                validate: (typed) => typed.trim() !== '' || t('quote_line_title_missing'),
              })}
            />
            <LineDetails line={priced} />
          </div>
          <Action
            kind="quiet"
            icon="trash"
            className={styles.lineRemove}
            aria-label={t('quote_line_remove', { title: name })}
            onClick={onRemove}
          />
        </div>
        <LineNumbers index={index} shop={shop} priced={priced} />
      </div>
    </li>
  );
}

type NumbersProps = Pick<Props, 'index' | 'shop'> & { priced: OfferLine };

function LineNumbers({ index, shop, priced }: NumbersProps) {
  const t = useText();
  const { register, formState } = useFormContext<OfferForm>();
  const errors = formState.errors.lines?.[index];
  return (
    <div className={styles.numbers}>
      <InputField
        label={t('quote_line_quantity')}
        error={errors?.quantity?.message}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        {...register(`lines.${index}.quantity`, {
          validate: (typed) => {
            const count = countOf(typed);
            const isCount = count !== null && count >= 1 && count <= MAX_QUANTITY;
            return isCount || t('quote_line_quantity_wrong', { most: String(MAX_QUANTITY) });
          },
        })}
      />
      <InputField
        label={t(`quote_line_unit_${amountsOf(shop.terms)}`)}
        error={errors?.unit?.message}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        {...register(`lines.${index}.unit`, { validate: (typed) => amountProblem(typed, t) ?? true })}
      />
      <SelectField
        label={t('quote_line_vat_label')}
        error={errors?.vat?.message}
        {...register(`lines.${index}.vat`)}
      >
        {vatOptions(shop, priced).map(({ title, vat }) => (
          <option key={vatKey(vat)} value={vatKey(vat)}>
            {title}
          </option>
        ))}
      </SelectField>
      <p className={styles.lineTotal}>
        <span className={styles.soft}>{t('dashboard_order_line_total')}</span>
        <span className={styles.lineAmount}>{formatMoney(priced.unit * priced.quantity)}</span>
      </p>
    </div>
  );
}

function LineDetails({ line }: { line: OfferLine }) {
  const t = useText();
  const texts = [
    ...line.options.map(({ title, value }) => (value === '' ? title : `${title}: ${value}`)),
    ...(line.article_number === ''
      ? []
      : [t('webshop_product_article_number', { number: line.article_number })]),
  ];
  if (texts.length === 0) return null;
  return <p className={styles.soft}>{texts.join(' · ')}</p>;
}

/** The VAT classes of the shop, with the one of the line if the shop no longer has it. */
function vatOptions({ vat_classes }: OfferShop, { vat }: OfferLine): OfferShop['vat_classes'] {
  const isKnown = vat_classes.some((one) => vatKey(one.vat) === vatKey(vat));
  return isKnown ? vat_classes : [...vat_classes, { title: `${vat.rate / 100}%`.replace('.', ','), vat }];
}
