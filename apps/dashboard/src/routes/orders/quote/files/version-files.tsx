import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import type { QuoteFile } from '../../../../queries/quote-queries.ts';
import * as styles from '../quote.css.ts';
import { useQuoteFile } from './use-quote-file.ts';

interface Props {
  /** Of the quote. */
  number: string;
  files: readonly QuoteFile[];
}

/** The files that go with a version, each to download. */
export function VersionFiles({ number, files }: Props) {
  const t = useText();
  const download = useQuoteFile(number);
  if (files.length === 0) return null;
  return (
    <ul className={styles.versionFiles} aria-label={t('quote_files')}>
      {files.map(({ key, name }) => (
        <li key={key}>
          <Action
            icon="download"
            className={styles.versionFile}
            busy={download.isPending && download.variables === key}
            aria-label={t('quote_file_download', { name })}
            onClick={() => download.mutate(key)}
          >
            {name}
          </Action>
        </li>
      ))}
    </ul>
  );
}
