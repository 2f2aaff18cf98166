import { type CropArea, cropProblem, type CropRatio, largestCrop, typedCrop } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureTexts } from '../../queries/failure-texts.ts';
import { type LibraryFile, postCropFile, renewFiles } from '../../queries/library-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { CropNumbers } from './crop-numbers.tsx';
import { CropRatios } from './crop-ratios.tsx';
import { CropSurface } from './crop-surface.tsx';
import * as styles from './file-versions.css.ts';

interface CropDialogProps {
  file: LibraryFile;
  onClose: () => void;
  /** Called with the key of the part. */
  onDone: (key: string) => void;
}

/** Cuts a part out of a picture: on the picture, in a proportion, or by its measures. */
export function CropDialog({ file, onClose, onDone }: CropDialogProps) {
  const t = useText();
  const [ratio, setRatio] = useState<CropRatio>('free');
  const [area, setArea] = useState<CropArea>(() => largestCrop(file, 'free'));
  const cropping = useCrop(file, onDone);
  const isPart = cropProblem(area, file) === undefined;
  return (
    <Dialog
      open
      size="large"
      title={t('library_crop_title', { name: file.name })}
      description={t('library_crop_text')}
      onOpenChange={(open) => !open && onClose()}
    >
      <CropRatios
        chosen={ratio}
        onChoose={(next) => {
          setRatio(next);
          setArea(next === 'free' ? area : largestCrop(file, next));
        }}
      />
      <CropSurface file={file} area={area} ratio={ratio} onChange={setArea} />
      <CropNumbers
        area={area}
        size={file}
        onChange={(change) => setArea(typedCrop(area, change, file, ratio))}
      />
      <p className={styles.note}>{t('library_crop_version_hint')}</p>
      <FormFailure>{cropping.failure}</FormFailure>
      <DialogActions>
        <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
        <Action
          disabled={!isPart || cropping.isPending}
          busy={cropping.result === 'copy'}
          onClick={() => cropping.run({ area, result: 'copy' })}
        >
          {t('library_crop_copy')}
        </Action>
        <Action
          kind="primary"
          disabled={!isPart || cropping.isPending}
          busy={cropping.result === 'version'}
          onClick={() => cropping.run({ area, result: 'version' })}
        >
          {t('library_crop_version')}
        </Action>
      </DialogActions>
    </Dialog>
  );
}

interface Cut {
  readonly area: CropArea;
  readonly result: 'version' | 'copy';
}

function useCrop(file: LibraryFile, onDone: (key: string) => void) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const cropping = useMutation({
    mutationFn: (cut: Cut) => postCropFile(website.id, { key: file.key, ...cut }),
    onSuccess: async ({ file: { key, name } }, { result }) => {
      onDone(key);
      await renewFiles(queryClient, website.id, result === 'version' ? file.key : undefined);
      showToast({ text: t(result === 'copy' ? 'library_cropped_copy' : 'library_cropped', { name }) });
    },
  });
  return {
    isPending: cropping.isPending,
    /** What is being made now. */
    result: cropping.isPending ? cropping.variables.result : undefined,
    failure: cropping.error ? failureTexts(cropping.error, [], t).general : '',
    run: (cut: Cut) => cropping.mutate(cut),
  };
}
