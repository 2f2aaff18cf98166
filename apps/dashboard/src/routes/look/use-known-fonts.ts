import type { SiteLook } from '@etalage/api-contract';
import { missingFonts, withKnownFonts } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import type { LookProps } from './look-props.ts';
import { useOwnFonts } from './use-own-fonts.ts';

/**
 * Takes over a look that was made elsewhere or earlier. An uploaded font that this website does not have becomes one of
 * the product, and the owner is told.
 */
export function useKnownFonts(onChange: LookProps['onChange']) {
  const t = useText();
  const showToast = useToast();
  const { fonts } = useOwnFonts();
  return {
    known: (look: SiteLook) => withKnownFonts(look, fonts),
    takeOver(look: SiteLook) {
      onChange(withKnownFonts(look, fonts));
      if (missingFonts(look, fonts).length > 0) showToast({ text: t('fonts_fell_back') });
    },
  };
}
