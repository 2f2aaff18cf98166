import { MAX_FONT_BYTES } from '@etalage/api-contract';
import { fontStack, type OwnFont, ownFontCss, ownFontName } from '@etalage/site-model';
import { formatNumber } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { InputField } from '@etalage/ui-kit/dashboard';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureErrors } from '../../queries/failure-texts.ts';
import { postFontFile, type UploadedFontFile } from '../../queries/font-queries.ts';
import { useSession } from '../../session/session-context.ts';
import * as styles from './look.css.ts';
import * as fontStyles from './own-fonts.css.ts';

interface Props {
  label: string;
  hint: string;
  /** Of the form, when the file is missing or gone. */
  error: string | undefined;
  /** The prepared file; null while there is none, also while one that was chosen is not ready or was refused. */
  onChange: (file: UploadedFontFile | null, isChosen: boolean) => void;
}

/** A field for one file of a font, which is checked at once and then shown in its own letters. */
export function FontFileField({ label, hint, error, onChange }: Props) {
  const t = useText();
  const { website } = useSession();
  const [isTooLarge, setTooLarge] = useState(false);
  const upload = useMutation({
    mutationFn: (file: File) => postFontFile(website.id, file),
    onSuccess: (ready) => onChange(ready, true),
  });
  function choose(file: File | undefined) {
    onChange(null, file !== undefined);
    upload.reset();
    const isLarge = file !== undefined && file.size > MAX_FONT_BYTES;
    setTooLarge(isLarge);
    if (file && !isLarge) upload.mutate(file);
  }
  const refused = upload.error && Object.values(failureErrors(upload.error, t)).flat().join(' ');
  const problem = isTooLarge ? t('fonts_too_large') : refused || undefined;
  const { data } = upload;
  return (
    <div className={fontStyles.fontFile}>
      <InputField
        label={label}
        hint={hint}
        error={problem ?? (data || upload.isPending ? undefined : error)}
        type="file"
        className={fontStyles.fileInput}
        accept=".woff2,.woff,.ttf,.otf,font/*"
        onChange={({ target }) => choose(target.files?.[0])}
      />
      <div role="status" className={styles.about}>
        {upload.isPending && t('fonts_file_busy')}
        {data && t('fonts_file_ready', { size: formatNumber(Math.ceil(data.bytes / 1000)) })}
      </div>
      {data && (
        <>
          <style>{ownFontCss([fontOf(data)], 'swap')}</style>
          <span
            aria-hidden
            className={styles.fontSample}
            style={{ fontFamily: fontStack(ownFontName(idOf(data)), 'grotesk') }}
          >
            {t('look_font_sample')}
          </span>
        </>
      )}
    </div>
  );
}

const idOf = ({ hash }: UploadedFontFile) => hash.slice(0, 20);

/** A file as a font, to show its letters before it is one. */
function fontOf(file: UploadedFontFile): OwnFont {
  const { address } = file;
  return {
    id: idOf(file),
    name: '',
    faces: [{ address, weight: '400', ascent: 1, descent: 0.25, regular: 0, bold: 0 }],
  };
}
