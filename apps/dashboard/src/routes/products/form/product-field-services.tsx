import type { ReactNode } from 'react';
import { CategoryServices } from '../../../field-services/category-services.tsx';
import { ReferenceServices } from '../../../field-services/reference-services.tsx';
import { UploadServices } from '../../../field-services/upload-services.tsx';

/** Allows the fields of a product to upload pictures and to refer to things of the website. */
export function ProductFieldServices({ children }: { children: ReactNode }) {
  return (
    <UploadServices>
      <ReferenceServices>
        <CategoryServices>{children}</CategoryServices>
      </ReferenceServices>
    </UploadServices>
  );
}
