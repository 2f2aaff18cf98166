import type { ReactNode } from 'react';
import { Loading } from '../controls/loading.tsx';
import { isSampleFile } from '../files/sample-files.ts';
import type { StoredFile } from '../files/stored-files.ts';
import { useFieldServices } from '../form-parts/field-services.ts';
import { useLibraryTexts } from '../form-parts/use-alternative-texts.ts';
import { PictureText } from './picture-text.tsx';

interface PictureTextFields {
  /** The field of a picture; nothing for others. */
  readonly fieldOf: (file: StoredFile) => ReactNode;
  /** Says that the texts could not be loaded, so that the fields are still disabled; nothing otherwise. */
  readonly failure: ReactNode;
}

/** The fields with the alternative texts of these pictures; none in an app without these texts. */
export function usePictureTexts(pictures: readonly StoredFile[]): PictureTextFields {
  const { pictureTexts } = useFieldServices();
  const described = pictures.filter(({ path }) => !isSampleFile(path));
  const { texts, isFailed, retry } = useLibraryTexts(described.map(({ path }) => path));
  return {
    fieldOf: (file) =>
      pictureTexts &&
      described.includes(file) && (
        <PictureText
          name={file.name}
          address={file.path}
          stored={texts && (texts.get(file.path) ?? '')}
          texts={pictureTexts}
        />
      ),
    failure: isFailed && <Loading state="failed" failure="formfield_picture_text_unknown" reload={retry} />,
  };
}
