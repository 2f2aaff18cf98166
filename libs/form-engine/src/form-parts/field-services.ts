import { createContext, useContext } from 'react';
import type { ColorOption, FieldOption, FetchOptions } from '../definition/field-definition.ts';
import type { ReferenceTarget } from '../definition/reference.ts';
import type { UploadTransport } from '../files/upload-transport.ts';

/** What fields ask of the app around them; a widget fetches nothing itself. Absent parts switch their control off. */
export interface FieldServices {
  /** What a field may refer to, such as the website's menus; `value` of an option is the id. */
  references?: Partial<Record<ReferenceTarget, FetchOptions>>;
  createCategory?: (values: Readonly<Record<string, unknown>>) => Promise<FieldOption>;
  /** The site's palette; without it the standard colours are shown. */
  colors?: readonly ColorOption[];
  upload?: UploadTransport;
  /** Opens a dashboard route without loading the page. */
  navigate?: (route: string) => void;
}

export const FieldServicesContext = createContext<FieldServices>({});

export function useFieldServices(): FieldServices {
  return useContext(FieldServicesContext);
}
