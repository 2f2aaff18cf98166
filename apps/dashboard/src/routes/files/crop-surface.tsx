import { type CropArea, type CropRatio, cropRatios, pictureSources } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { addressOfFile, type LibraryFile } from '../../queries/library-queries.ts';
import { useSession } from '../../session/session-context.ts';
import * as styles from './crop.css.ts';

interface CropSurfaceProps {
  file: Pick<LibraryFile, 'key' | 'width' | 'height'>;
  area: CropArea;
  ratio: CropRatio;
  onChange: (area: CropArea) => void;
}

/** The picture with the part that stays, which is dragged by its handles or moved with the arrow keys. */
export function CropSurface({ file, area, ratio, onChange }: CropSurfaceProps) {
  const t = useText();
  const { website } = useSession();
  const { width, height } = file;
  const { src } = pictureSources(addressOfFile(website.id, file.key), '40rem');
  const crop: PercentCrop = {
    unit: '%',
    x: (area.left / width) * 100,
    y: (area.top / height) * 100,
    width: (area.width / width) * 100,
    height: (area.height / height) * 100,
  };
  return (
    <div className={styles.surface}>
      <ReactCrop
        className={styles.crop}
        crop={crop}
        {...(cropRatios[ratio] !== undefined && { aspect: cropRatios[ratio] })}
        keepSelection
        ruleOfThirds
        ariaLabels={{
          cropArea: t('library_crop_area'),
          nwDragHandle: t('library_crop_corner_nw'),
          neDragHandle: t('library_crop_corner_ne'),
          seDragHandle: t('library_crop_corner_se'),
          swDragHandle: t('library_crop_corner_sw'),
          nDragHandle: t('library_crop_side_n'),
          eDragHandle: t('library_crop_side_e'),
          sDragHandle: t('library_crop_side_s'),
          wDragHandle: t('library_crop_side_w'),
        }}
        onChange={(_pixels, percent) => onChange(areaOf(percent, file))}
      >
        <img className={styles.picture} src={src} width={width} height={height} alt="" />
      </ReactCrop>
    </div>
  );
}

/** An area in whole pixels of the picture; rounding never leads outside it. */
function areaOf(crop: PercentCrop, { width, height }: Pick<LibraryFile, 'width' | 'height'>): CropArea {
  const left = Math.min(width - 1, Math.max(0, Math.round((crop.x / 100) * width)));
  const top = Math.min(height - 1, Math.max(0, Math.round((crop.y / 100) * height)));
  return {
    left,
    top,
    width: Math.min(width - left, Math.max(1, Math.round((crop.width / 100) * width))),
    height: Math.min(height - top, Math.max(1, Math.round((crop.height / 100) * height))),
  };
}
