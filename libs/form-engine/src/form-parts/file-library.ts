/** A file of the library, as it is shown in the picker. */
export interface LibraryChoice {
  /** The address by which a field stores it. */
  path: string;
  name: string;
  /** Second line, such as its folder and size. */
  detail: string;
  /** Address of a small picture; '' for a file that is no picture. */
  picture: string;
}

export interface LibraryQuestion {
  /** A part of the name or of the alternative text; '' finds everything. */
  query: string;
  /** Null: those of all folders. */
  folder: string | null;
  /** Content types that the field takes. */
  types: readonly string[];
  /** Where the page before it ended; '' for the first page. */
  after: string;
}

export interface LibraryPage {
  files: readonly LibraryChoice[];
  /** Where the next page starts; '' after the last one. */
  next: string;
}

/** Where fields find files that are already on the website. The calls reject if the app cannot answer. */
export interface FileLibrary {
  list(question: LibraryQuestion): Promise<LibraryPage>;
  /** The paths of all folders. */
  folders(): Promise<readonly string[]>;
}
