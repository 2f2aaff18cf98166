import { formatBytes } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import type { QuoteFile } from '../../../../queries/quote-queries.ts';
import * as styles from '../quote.css.ts';
import { useQuoteFile } from './use-quote-file.ts';

interface Props {
  /** Of the quote. */
  number: string;
  file: QuoteFile;
  onRemove: () => void;
}

/** A file of the draft, which can be downloaded and taken off. */
export function OfferFileRow({ number, file, onRemove }: Props) {
  const t = useText();
  const download = useQuoteFile(number);
  const { key, name, kind, size } = file;
  return (
    <li className={styles.file}>
      <span className={styles.fileWords}>
        <span className={styles.fileName}>{name}</span>
        <span className={styles.soft}>
          {kind} · {formatBytes(size)}
        </span>
      </span>
      <Action
        kind="quiet"
        icon="download"
        busy={download.isPending}
        aria-label={t('quote_file_download', { name })}
        onClick={() => download.mutate(key)}
      />
      <Action kind="quiet" icon="trash" aria-label={t('quote_file_remove', { name })} onClick={onRemove} />
    </li>
  );
}
