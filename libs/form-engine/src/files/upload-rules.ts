import { maxFilesPerField } from './max-files-per-field.ts';

/** Largest width and height of an uploaded picture in pixels, unless its field states them (UPL-16). */
export const defaultMaxSide = 1440;

/** The settings of a field with files; `UploadRules` states what each of them means. */
export interface UploadSettings {
  setPath?: string;
  isPrivate?: boolean;
  maxFiles?: number;
  maxWidth?: number;
  maxHeight?: number;
  maintainTransparency?: boolean;
  /** Colour behind what is transparent, as `r, g, b, a`. */
  backgroundColor?: string;
  signedUrl?: string;
  deleteFileUrl?: string;
  downloadFileUrl?: string;
  custom_height?: number;
  custom_width?: number;
  /** Content types that the field takes; every kind without it. */
  kinds?: readonly string[];
  /** Whether what the library says about each picture is typed at the field. */
  describes?: boolean;
}

/** How the files of one field are uploaded (UPL-22). */
export interface UploadRules {
  /** Folder below `assets/`, with a slash at its end; put before the new file name (UPL-23). */
  readonly setPath: string;
  /** Sent with every file call (UPL-24). */
  readonly isPrivate: boolean;
  readonly maxFiles: number;
  readonly maxWidth: number;
  readonly maxHeight: number;
  /** Keeps a PNG a PNG (UPL-12). */
  readonly maintainTransparency: boolean;
  /** CSS colour of transparent parts when a picture becomes a JPEG (UPL-21). */
  readonly backgroundColor: string;
  /** Paths that replace those of the transport (UPL-25). */
  readonly signedUrl?: string | undefined;
  readonly deleteFileUrl?: string | undefined;
  readonly downloadFileUrl?: string | undefined;
  /** Width and height that the field recommends; shown to the user, not enforced (UPL-19). */
  readonly custom_width?: number | undefined;
  readonly custom_height?: number | undefined;
  readonly pictures: boolean;
  readonly kinds?: readonly string[] | undefined;
}

/** The rules of a field: those of its definition, else the defaults. */
export function uploadRules(
  { settings = {} }: { settings?: UploadSettings },
  { pictures, defaultMax }: { pictures: boolean; defaultMax: number },
): UploadRules {
  return {
    ...pathsOf(settings),
    pictures,
    kinds: settings.kinds,
    setPath: settings.setPath ?? 'assets/',
    isPrivate: settings.isPrivate ?? false,
    maxFiles: settings.maxFiles ?? defaultMax,
    maxWidth: settings.maxWidth ?? defaultMaxSide,
    maxHeight: settings.maxHeight ?? defaultMaxSide,
    maintainTransparency: settings.maintainTransparency ?? false,
    backgroundColor: cssColor(settings.backgroundColor ?? ''),
    custom_width: settings.custom_width,
    custom_height: settings.custom_height,
  };
}

/** Rules of a file question of a visitor form: private, at most 20 files (UPL-04). */
export const visitorRules: UploadRules = uploadRules(
  { settings: { setPath: 'assets/forms/', isPrivate: true } },
  { pictures: false, defaultMax: maxFilesPerField },
);

function pathsOf({ signedUrl, deleteFileUrl, downloadFileUrl }: UploadSettings) {
  return { signedUrl, deleteFileUrl, downloadFileUrl };
}

/** A stored colour (`255, 0, 0, 1`) as CSS; white by default. */
function cssColor(stored: string): string {
  return /^\s*\d{1,3}(\s*,\s*[\d.]+){2,3}\s*$/.test(stored) ? `rgba(${stored})` : '#ffffff';
}
