import { createContext, useContext } from 'react';
import type { ColorOption, FieldDefinition, FieldOption, FetchOptions } from '../field/field-definition.ts';

/** A file the visitor or owner chose, on its way to storage; the app owns the transport. */
export interface UploadTransport {
  /** Stores one file and answers the path or URL to keep. */
  send(file: File, definition: FieldDefinition): Promise<string>;
  /** Deletes a stored file everywhere. */
  remove(path: string): Promise<void>;
  /** Address to show or open a stored file at. */
  address(path: string): string;
}

/** What fields ask of the app around them; a widget fetches nothing itself. Absent parts switch their control off. */
export interface FieldServices {
  menus?: FetchOptions;
  forms?: FetchOptions;
  partials?: FetchOptions;
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
