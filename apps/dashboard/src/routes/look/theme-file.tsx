import { type SiteLook, themeFile, themeKind } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useRef, useState } from 'react';
import type { LookProps } from './look-props.ts';
import * as styles from './look.css.ts';
import { useKnownFonts } from './use-known-fonts.ts';

/** Largest file of a theme, in bytes; one has about 3,000. */
const MAX_BYTES = 100_000;

/** The own look as a file, for another website or to keep, and the way back. */
export function ThemeFile({ look, onChange }: LookProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const { takeOver } = useKnownFonts(onChange);
  async function read(file: File | undefined) {
    if (!file) return;
    const given = file.size <= MAX_BYTES ? lookIn(await file.text()) : undefined;
    setProblem(given ? '' : t('look_file_wrong'));
    if (given) takeOver(given);
  }
  return (
    <div className={styles.file}>
      <Action icon="download" onClick={() => save(look)}>
        {t('look_file_export')}
      </Action>
      <Action onClick={() => input.current?.click()}>{t('look_file_import')}</Action>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('look_file_import')}
        onChange={({ target }) => {
          void read(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <p role="alert" className={styles.fileProblem}>
        {problem}
      </p>
    </div>
  );
}

/** The look in the text of a file; undefined if it is none. */
export function lookIn(text: string): SiteLook | undefined {
  try {
    return themeFile.safeParse(JSON.parse(text)).data?.look;
  } catch {
    return undefined;
  }
}

/** The text of the file of a look. */
export const fileOf = (look: SiteLook): string => JSON.stringify({ kind: themeKind, look }, null, 2);

function save(look: SiteLook): void {
  const address = URL.createObjectURL(new Blob([fileOf(look)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: 'thema.json' });
  link.click();
  URL.revokeObjectURL(address);
}
