import type { Readable } from 'node:stream';
import type { ConvertHeic } from '../heic/convert-heic.ts';

/** The location of one file of a website. */
export interface FilePlace {
  readonly websiteId: string;
  /** Path within the website's files, e.g. `assets/x/1700000000000-abcdefghi1-foto.jpeg`. */
  readonly key: string;
  /** Private files are never accessible at the public address of files. */
  readonly isPrivate: boolean;
}

export interface FileToStore {
  /** Path of the complete file on this machine; it may be moved. */
  readonly path: string;
  readonly size: number;
  readonly contentType: string;
}

export interface StoredContent {
  readonly stream: Readable;
  readonly size: number;
}

/** Stores files on the local disk or in a bucket of an S3 service. Only this program creates keys. */
export interface FileStorage {
  /** Whether public files are in the folder that is served by path; otherwise this program streams them. */
  readonly isServedFolder: boolean;
  /** Stores a complete file or nothing; an existing file is overwritten. */
  put(place: FilePlace, file: FileToStore): Promise<void>;
  /** The bytes of a file; undefined when there is none. */
  read(place: FilePlace): Promise<StoredContent | undefined>;
  /** Removes a file with its smaller variants; a missing file is no error. */
  remove(place: FilePlace): Promise<void>;
}

/** The storage, the folder for unchecked uploads, and the HEIC converter. */
export interface Files {
  readonly storage: FileStorage;
  readonly incomingFolder: string;
  readonly convertHeic: ConvertHeic;
}
