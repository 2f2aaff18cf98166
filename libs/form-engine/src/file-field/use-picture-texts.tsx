import type { ReactNode } from 'react';
import { isSampleFile } from '../files/sample-files.ts';
import type { StoredFile } from '../files/stored-files.ts';
import { useFieldServices } from '../form-parts/field-services.ts';
import { useAlternativeTexts } from '../form-parts/use-alternative-texts.ts';
import { PictureText } from './picture-text.tsx';

/** The field with the alternative text of each of these pictures; none of others, and none in an app without these texts. */
export function usePictureTexts(pictures: readonly StoredFile[]): (file: StoredFile) => ReactNode {
  const { pictureTexts } = useFieldServices();
  const described = pictures.filter(({ path }) => !isSampleFile(path));
  const texts = useAlternativeTexts(described.map(({ path }) => path));
  return (file) =>
    pictureTexts &&
    described.includes(file) && (
      <PictureText
        name={file.name}
        address={file.path}
        stored={texts && (texts.get(file.path) ?? '')}
        texts={pictureTexts}
      />
    );
}
