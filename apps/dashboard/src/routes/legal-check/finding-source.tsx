import { type LegalCode, legalCodes, laws } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { textLink } from '../../screen/surface.css.ts';
import * as styles from './legal-check.css.ts';

/** The codes with a law, each of which has a text that names it. */
type CodeWithLaw = {
  [Code in LegalCode]: (typeof legalCodes)[Code]['law'] extends null ? never : Code;
}[LegalCode];

const hasLaw = (code: LegalCode): code is CodeWithLaw => legalCodes[code].law !== null;

/** By which law a finding is one, with where that can be read. */
export function FindingSource({ code }: { code: LegalCode }) {
  const t = useText();
  if (!hasLaw(code)) return null;
  const name = t(`legal_${code}_law` satisfies TextKey);
  const address = laws[legalCodes[code].law];
  return (
    <p className={styles.source}>
      {t('legal_check_source')}{' '}
      {address === '' ? (
        name
      ) : (
        <a href={address} target="_blank" rel="noreferrer" className={textLink}>
          {name}
        </a>
      )}
    </p>
  );
}
