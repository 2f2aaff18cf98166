import type { Readable } from 'node:stream';
import type { ConvertHeic } from '../heic/convert-heic.ts';

/** Where one file of a website lies. */
export interface FilePlace {
  readonly websiteId: string;
  /** Path within the website's files, e.g. `assets/x/1700000000000-abcdefghi1-foto.jpeg`. */
  readonly key: string;
  /** Private files are never reachable by the public address of files. */
  readonly isPrivate: boolean;
}

export interface FileToStore {
  /** Path of the finished file on this machine; it may be moved away. */
  readonly path: string;
  readonly size: number;
  readonly contentType: string;
}

export interface StoredContent {
  readonly stream: Readable;
  readonly size: number;
}

/** Keeps files: on this machine's disk, or in a bucket of an S3 service. Keys are made by this program alone. */
export interface FileStorage {
  /** Whether public files lie in the folder that is served by their path; else they are passed on. */
  readonly isServedFolder: boolean;
  /** Stores a whole file or nothing; the same place again is overwritten. */
  put(place: FilePlace, file: FileToStore): Promise<void>;
  /** The bytes of a file; undefined when there is none. */
  read(place: FilePlace): Promise<StoredContent | undefined>;
  /** Removes a file with its smaller drawings; one that is not there is no error. */
  remove(place: FilePlace): Promise<void>;
}

/** The storage, the folder in which files arrive before anything is known about them, and the maker of JPEGs. */
export interface Files {
  readonly storage: FileStorage;
  readonly incomingFolder: string;
  readonly convertHeic: ConvertHeic;
}
