import { focalPoint } from '@etalage/site-model/schema';
import { z } from 'zod';

/** Path of a file within the website's files, by which pages name it. */
export const fileKey = z.string().min(1).max(500);

/** Files that one call changes. */
export const fileKeys = z.array(fileKey).min(1).max(50);

/** A folder, such as `Producten/Stoelen`; empty outside folders. */
export const folderPath = z.string().max(400);

/** A file of the library. */
export const libraryFile = z.object({
  key: z.string(),
  /** The name that people see; pages use the key, so that it can change. */
  name: z.string(),
  folder: z.string(),
  alt: z.string(),
  is_decorative: z.boolean(),
  /** Null: the middle. */
  focus: focalPoint.nullable(),
  content_type: z.string(),
  is_private: z.boolean(),
  size: z.int(),
  created_at: z.string(),
  /** Since when it is in the bin; '' if it is not. */
  removed_at: z.string(),
  /** Size in pixels of a picture; 0 if it is not known. */
  width: z.int(),
  height: z.int(),
  /** Whether visitors see a place that uses it. */
  is_live: z.boolean(),
  /** Number of other files with the same content. */
  copies: z.int(),
});

export const placeKinds = [
  'page',
  'template',
  'page_template',
  'product',
  'category',
  'page_settings',
  'menu',
  'redirect',
  'payment_method',
  'form',
  'setting',
  'part',
  'shared',
] as const;

/** A place that uses a file. */
export const filePlace = z.object({
  kind: z.enum(placeKinds),
  id: z.string(),
  /** Empty for a place without a title of its own, and for a page in the bin. */
  title: z.string(),
  is_live: z.boolean(),
});

/** A file that was not deleted, because visitors see it: its first places, and how many there are. */
export const usedFile = z.object({
  key: z.string(),
  name: z.string(),
  places: z.array(filePlace),
  total: z.int(),
});
