import { createContext, useContext } from 'react';
import type { ColorOption, FieldOption, FetchOptions } from '../definition/field-definition.ts';
import type { ReferenceSource } from './reference-source.ts';
import type { UploadTransport } from '../files/upload-transport.ts';

/** What the app provides to fields; a widget fetches nothing itself. Without a part, its control is disabled. */
export interface FieldServices {
  /** What fields can refer to: products, categories, pages, menus, forms and templates. */
  references?: ReferenceSource;
  categories?: FetchOptions;
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
