import { ErrorList, useText } from '@etalage/ui-kit';
import * as styles from './quote.css.ts';

interface Props {
  /** Of the terms; '' for a shop without them. */
  url: string;
  isChecked: boolean;
  errors: readonly string[];
  focus: { autoFocus?: true };
}

/** The box with which a buyer agrees to the terms of the shop; renders nothing without terms. */
export function Agreement({ url, isChecked, errors, focus }: Props) {
  const t = useText();
  if (url === '') return null;
  const isWrong = errors.length > 0;
  return (
    <div>
      <div className={styles.check}>
        <input
          {...focus}
          id="agreement"
          className={styles.box}
          type="checkbox"
          name="agreement"
          value="1"
          defaultChecked={isChecked}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? 'agreement-error' : undefined}
        />
        <label htmlFor="agreement">
          {t('webshop_checkout_agree')}{' '}
          <a href={url} target="_blank" rel="noopener">
            {t('webshop_checkout_terms')}
          </a>
        </label>
      </div>
      <ErrorList id="agreement-error" errors={errors} />
    </div>
  );
}
