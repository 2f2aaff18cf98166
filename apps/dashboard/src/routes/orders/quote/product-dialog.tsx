import { initialSelection, optionKey } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField } from '@etalage/ui-kit/dashboard';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { choicesQuery } from '../../../queries/choice-queries.ts';
import { failureErrors } from '../../../queries/failure-texts.ts';
import { productQuery } from '../../../queries/product-queries.ts';
import { postPriceOfferLine } from '../../../queries/quote-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { FormFailure } from '../../../session/form-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import * as actions from '../actions/actions.css.ts';
import { type ChosenOptions, OptionFields } from './option-fields.tsx';
import * as styles from './quote.css.ts';

type Line = Awaited<ReturnType<typeof postPriceOfferLine>>;

interface Props {
  onClose: () => void;
  onCloseFocus: (event: Event) => void;
  onChosen: (line: Line) => void;
}

/** Chooses a product of the catalogue, with its options, as a line of an offer. */
export function ProductDialog({ onClose, onCloseFocus, onChosen }: Props) {
  const t = useText();
  const [productId, setProductId] = useState('');
  return (
    <Dialog
      open
      size="medium"
      title={t('quote_product_title')}
      onOpenChange={(open) => !open && onClose()}
      onCloseFocus={onCloseFocus}
    >
      {productId === '' ? (
        <FindProduct onChoose={setProductId} onClose={onClose} />
      ) : (
        <ChosenProduct
          productId={productId}
          onBack={() => setProductId('')}
          onChosen={(line) => {
            onChosen(line);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

function FindProduct({ onChoose, onClose }: { onChoose: (id: string) => void; onClose: () => void }) {
  const t = useText();
  const { website } = useSession();
  const [query, setQuery] = useState('');
  const asked = { kind: 'products' as const, query: query.slice(0, 200), offset: 0 };
  const { data, isError, refetch } = useQuery(choicesQuery(website.id, asked));
  return (
    <div className={actions.form}>
      <InputField
        type="search"
        label={t('quote_product_search')}
        autoComplete="off"
        maxLength={200}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      <p role="status" className={styles.soft}>
        {data &&
          (data.total === 0
            ? t('quote_product_none')
            : t('quote_product_found', { count: String(data.total) }))}
      </p>
      <ul className={styles.found}>
        {data?.choices.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className={styles.foundItem} onClick={() => onChoose(id)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Action onClick={onClose}>{t('order_actions_back')}</Action>
      </DialogActions>
    </div>
  );
}

interface ChosenProps {
  productId: string;
  onBack: () => void;
  onChosen: (line: Line) => void;
}

function ChosenProduct({ productId, onBack, onChosen }: ChosenProps) {
  const t = useText();
  const { website } = useSession();
  const { data, isError, refetch } = useQuery(productQuery(website.id, productId));
  if (isError && !data) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{t('dashboard_loading')}</p>;
  const { title, options } = data.product;
  return <ProductOptions {...{ productId, onBack, onChosen, title, options }} />;
}

type OptionsProps = ChosenProps & { title: string; options: Parameters<typeof OptionFields>[0]['options'] };

function ProductOptions({ productId, title, options, onBack, onChosen }: OptionsProps) {
  const t = useText();
  const { website } = useSession();
  const [chosen, setChosen] = useState<ChosenOptions>(() => initialSelection(options));
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({});
  const adding = useMutation({
    mutationFn: () => postPriceOfferLine(website.id, { product_id: productId, options: chosen, quantity: 1 }),
    onSuccess: onChosen,
    onError: (error) => setErrors(failureErrors(error, t)),
  });
  const known = new Set(options.map((option, at) => `options.${optionKey(option, at)}`));
  const others = Object.entries(errors).flatMap(([path, texts]) => (known.has(path) ? [] : texts));
  return (
    <form
      className={actions.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!adding.isPending) adding.mutate();
      }}
    >
      <p className={styles.strong}>{title}</p>
      <OptionFields options={options} chosen={chosen} errors={errors} onChange={setChosen} />
      <FormFailure>{others.join(' ')}</FormFailure>
      <DialogActions>
        <Action onClick={onBack}>{t('quote_product_other')}</Action>
        <Action kind="primary" type="submit" busy={adding.isPending}>
          {t('quote_product_add')}
        </Action>
      </DialogActions>
    </form>
  );
}
