import type { PackedPieces } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { dutchDayOf, formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation } from '@tanstack/react-query';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { fetchPackingSlips } from '../../../queries/order-bulk-queries.ts';
import { bytesOfBase64 } from '../../../screen/bytes-of-base64.ts';
import { saveFile } from '../../../screen/save-file.ts';
import { useSession } from '../../../session/session-context.ts';
import { skippedText } from '../bulk/skipped-text.ts';

interface Asked {
  readonly numbers: string[];
  readonly pieces: PackedPieces;
}

/** Saves the packing slips of orders as one PDF, and says which orders have none. */
export function usePackingSlips() {
  const t = useText();
  const { website } = useSession();
  const showToast = useToast();
  return useMutation({
    mutationFn: (asked: Asked) => fetchPackingSlips(website.id, asked),
    onSuccess: ({ file, count, skipped }, { numbers }) => {
      saveFile(fileName(numbers, t), new Blob([bytesOfBase64(file)], { type: 'application/pdf' }));
      const done =
        count === 1 ? t('packing_slips_done_one') : t('packing_slips_done', { count: formatCount(count) });
      showToast({ text: [done, skippedText(skipped, t)].filter(Boolean).join(' ') });
    },
    onError: (error) => {
      const { general, fields } = failureTexts(error, ['numbers'], t);
      showToast({ text: fields['numbers']?.[0] ?? general });
    },
  });
}

function fileName(numbers: readonly string[], t: Translate): string {
  const [number = ''] = numbers;
  if (numbers.length === 1) return `${t('packing_slip_file', { number })}.pdf`;
  const date = dutchDayOf(new Date());
  return `${t('packing_slips_file', { date })}.pdf`;
}
