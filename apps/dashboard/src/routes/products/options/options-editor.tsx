import type { PricedProduct } from '@etalage/shop-domain';
import { OptionList } from './option-list.tsx';
import { OptionTrial } from './option-trial.tsx';
import * as styles from './options.css.ts';

interface Props {
  /** What the product costs without options, as it is typed now. */
  base: Omit<PricedProduct, 'options' | 'variant_options' | 'variants'>;
}

/** The options of a product, with a trial of what they cost beside them. */
export function OptionsEditor({ base }: Props) {
  return (
    <div className={styles.editor}>
      <OptionList />
      <OptionTrial base={base} />
    </div>
  );
}
