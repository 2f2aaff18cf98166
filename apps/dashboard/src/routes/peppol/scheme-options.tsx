import { participantSchemes } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';

/** The lists of numbers to choose from, in a select; a list that is in use and is none of them stays there. */
export function SchemeOptions({ current = '' }: { current?: string }) {
  const t = useText();
  const isOther = current !== '' && !participantSchemes.some((scheme) => scheme === current);
  return (
    <>
      {isOther && <option value={current}>{current}</option>}
      {participantSchemes.map((scheme) => (
        <option key={scheme} value={scheme}>
          {t(`peppol_scheme_${scheme}`)}
        </option>
      ))}
    </>
  );
}
