/** One kind of file that may be uploaded (UPL-48). */
export interface FileKind {
  /** Its content type in requests and in storage. */
  readonly contentType: string;
  /** Its file name extensions, lower case; it is stored under the first. */
  readonly extensions: readonly string[];
  /** Its name for users. */
  readonly label: string;
  /** Whether visitors may send it; owners may send all kinds. */
  readonly visitors: boolean;
}

export type Uploader = 'visitor' | 'owner';

const MEGABYTE = 1024 * 1024;

/** Largest file in bytes (UPL-48). */
export const largestFile: Readonly<Record<Uploader, number>> = {
  visitor: 20 * MEGABYTE,
  owner: 100 * MEGABYTE,
};

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Every kind that is accepted, from visitors and from owners. */
export const fileKinds: readonly FileKind[] = [
  { contentType: 'image/jpeg', extensions: ['jpeg', 'jpg'], label: 'JPEG', visitors: true },
  { contentType: 'image/png', extensions: ['png'], label: 'PNG', visitors: true },
  { contentType: 'image/webp', extensions: ['webp'], label: 'WebP', visitors: true },
  { contentType: 'image/avif', extensions: ['avif'], label: 'AVIF', visitors: true },
  { contentType: 'image/heic', extensions: ['heic', 'heif'], label: 'HEIC', visitors: true },
  { contentType: 'application/pdf', extensions: ['pdf'], label: 'PDF', visitors: true },
  {
    contentType: `${OFFICE}.wordprocessingml.document`,
    extensions: ['docx'],
    label: 'Word',
    visitors: true,
  },
  { contentType: `${OFFICE}.spreadsheetml.sheet`, extensions: ['xlsx'], label: 'Excel', visitors: true },
  { contentType: 'text/csv', extensions: ['csv'], label: 'CSV', visitors: true },
  { contentType: 'text/plain', extensions: ['txt'], label: 'TXT', visitors: true },
  { contentType: 'image/svg+xml', extensions: ['svg'], label: 'SVG', visitors: false },
  { contentType: 'image/gif', extensions: ['gif'], label: 'GIF', visitors: false },
  { contentType: 'video/mp4', extensions: ['mp4'], label: 'MP4', visitors: false },
  { contentType: 'model/gltf-binary', extensions: ['glb'], label: 'GLB', visitors: false },
  { contentType: 'font/woff2', extensions: ['woff2'], label: 'WOFF2', visitors: false },
  { contentType: 'font/woff', extensions: ['woff'], label: 'WOFF', visitors: false },
  { contentType: 'font/ttf', extensions: ['ttf'], label: 'TTF', visitors: false },
  { contentType: 'font/otf', extensions: ['otf'], label: 'OTF', visitors: false },
];

interface KindLimits {
  pictures?: boolean;
  /** Content types; every kind without it. */
  kinds?: readonly string[] | undefined;
}

/** The kinds that this uploader may send; of a picture field only pictures, and only those that a field names. */
export function kindsFor(uploader: Uploader, { pictures, kinds }: KindLimits = {}): readonly FileKind[] {
  return fileKinds.filter(
    ({ contentType, visitors }) =>
      (uploader === 'owner' || visitors) &&
      (!pictures || contentType.startsWith('image/')) &&
      (!kinds || kinds.includes(contentType)),
  );
}

/** The kind of a content type, whatever its parameters and case. */
export function kindOfType(contentType: string): FileKind | undefined {
  const [bare = ''] = contentType.toLowerCase().split(';');
  const known = bare.trim() === 'image/heif' ? 'image/heic' : bare.trim();
  return fileKinds.find((kind) => kind.contentType === known);
}

/** The kind of a chosen file by its name: the type that browsers state follows from the name and is often missing. */
export function kindOfName(name: string): FileKind | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return fileKinds.find((kind) => kind.extensions.includes(extension));
}

/** The value of `accept` of an `<input type="file">`. */
export function acceptOf(kinds: readonly FileKind[]): string {
  return kinds.flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`)).join(',');
}
