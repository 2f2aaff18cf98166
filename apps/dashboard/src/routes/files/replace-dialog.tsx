import {
  acceptOf,
  ChooseFilesDialog,
  kindsFor,
  UploadList,
  useFieldServices,
} from '@etalage/form-engine/editor';
import { libraryKindOf } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions } from '@etalage/ui-kit/dashboard';
import { useRef, useState, type ReactNode } from 'react';
import { type FileDetails, keyOfAddress } from '../../queries/library-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { FilePicture } from './file-picture.tsx';
import * as styles from './file-versions.css.ts';
import { PlaceList } from './place-list.tsx';
import { useReplacement } from './use-replacement.ts';

interface ReplaceDialogProps {
  details: FileDetails;
  onClose: () => void;
  /** Called with the key of the file that took the place. */
  onDone: (key: string) => void;
}

/** Chooses the file that takes the place of another one, by an upload or from the library, and shows both before it does. */
export function ReplaceDialog({ details, onClose, onDone }: ReplaceDialogProps) {
  const t = useText();
  const { file, places, total } = details;
  const kind = libraryKindOf(file.content_type);
  const kinds = kindsFor('owner').filter(({ contentType }) => libraryKindOf(contentType) === kind);
  const replacement = useReplacement(file, kinds, onDone);
  const { chosen } = replacement;
  const close = () => {
    replacement.discard();
    onClose();
  };
  return (
    <Dialog
      open
      size="medium"
      title={t('library_replace_title', { name: file.name })}
      description={t('library_replace_text')}
      onOpenChange={(open) => !open && close()}
    >
      <div className={styles.pair}>
        <Side label={t('library_replace_old')} name={file.name}>
          <FilePicture file={file} sizes="16rem" />
        </Side>
        <Side label={t('library_replace_new')} name={chosen?.name ?? ''}>
          {chosen ? (
            <FilePicture
              file={{ key: chosen.key, content_type: file.content_type, is_private: false }}
              sizes="16rem"
            />
          ) : (
            <span className={styles.sideName}>{t('library_replace_none')}</span>
          )}
        </Side>
      </div>
      <ReplacementChoice kinds={kinds} replacement={replacement} />
      <UploadList queue={replacement.queue} onRetry={replacement.retry} onCancel={replacement.cancel} />
      {total > 0 && (
        <div>
          <p className={styles.note}>{t('library_replace_places')}</p>
          <PlaceList places={places.slice(0, 5)} total={total} />
        </div>
      )}
      <FormFailure>{replacement.failure}</FormFailure>
      <DialogActions>
        <Action onClick={close}>{t('dashboard_cancel')}</Action>
        <Action
          kind="primary"
          disabled={!chosen}
          busy={replacement.isReplacing}
          onClick={replacement.replace}
        >
          {t('library_replace')}
        </Action>
      </DialogActions>
    </Dialog>
  );
}

interface SideProps {
  label: string;
  name: string;
  children: ReactNode;
}

/** The old or the new file. */
function Side({ label, name, children }: SideProps) {
  return (
    <div className={styles.side}>
      <span className={styles.sideLabel}>{label}</span>
      <div className={styles.sidePicture}>{children}</div>
      <span className={styles.sideName}>{name}</span>
    </div>
  );
}

interface ReplacementChoiceProps {
  /** The kinds of files that fit. */
  kinds: ReturnType<typeof kindsFor>;
  replacement: ReturnType<typeof useReplacement>;
}

/** The two ways to choose the new file. */
function ReplacementChoice({ kinds, replacement }: ReplacementChoiceProps) {
  const t = useText();
  const { library } = useFieldServices();
  const [isChoosing, setChoosing] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.choices}>
      <input
        ref={picker}
        type="file"
        hidden
        accept={acceptOf(kinds)}
        onChange={(event) => {
          replacement.upload([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Action icon="plus" disabled={replacement.isBusy} onClick={() => picker.current?.click()}>
        {t('library_replace_upload')}
      </Action>
      {library && (
        <Action icon="image" disabled={replacement.isBusy} onClick={() => setChoosing(true)}>
          {t('library_pick')}
        </Action>
      )}
      {isChoosing && library && (
        <ChooseFilesDialog
          library={library}
          room={1}
          types={kinds.map(({ contentType }) => contentType)}
          onClose={() => setChoosing(false)}
          onChoose={([choice]) => {
            setChoosing(false);
            if (choice) replacement.choose({ key: keyOfAddress(choice.path), name: choice.name });
          }}
        />
      )}
    </div>
  );
}
