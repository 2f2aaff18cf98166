import type { Translate } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import type { ControlProps } from '../form-parts/widget.ts';
import { DropArea } from './drop-area.tsx';
import { type Uploader, acceptOf, kindsFor } from '../files/file-kinds.ts';
import type { UploadRules } from '../files/upload-rules.ts';
import * as styles from './file-list.css.ts';

type RecommendedSize = Pick<UploadRules, 'custom_width' | 'custom_height'>;
type Rules = RecommendedSize & Pick<UploadRules, 'pictures' | 'kinds'>;

interface Props {
  control: ControlProps;
  uploader: Uploader;
  /** Number of files that can be added. */
  room: number;
  rules: Rules;
  onFiles: (files: readonly File[]) => void;
}

/** Where files are dropped or chosen; also by keyboard, because a file input covers it. */
export function FileDrop({ control, uploader, room, rules, onFiles }: Props) {
  const t = useText();
  const { disabled, ...tied } = control;
  const size = recommendedText(t, rules);
  const sizeId = `${control.id}-size`;
  const describedBy = [tied['aria-describedby'], size && sizeId].filter(Boolean).join(' ');
  return (
    <DropArea disabled={disabled} onFiles={onFiles}>
      <span aria-hidden="true">{t(rules.pictures ? 'formfield_image_drop' : 'formfield_file_drop')}</span>
      {size && <span id={sizeId}>{size}</span>}
      <input
        {...tied}
        aria-describedby={describedBy || undefined}
        type="file"
        className={styles.picker}
        disabled={disabled}
        multiple={room > 1}
        accept={acceptOf(kindsFor(uploader, rules))}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </DropArea>
  );
}

/** The size that the field recommends (UPL-19); undefined if it has none. */
function recommendedText(t: Translate, { custom_width: width, custom_height: height }: RecommendedSize) {
  if (width && height) return t('files_recommended', { width: String(width), height: String(height) });
  if (width) return t('files_recommended_width', { width: String(width) });
  return height ? t('files_recommended_height', { height: String(height) }) : undefined;
}
