import { z } from 'zod';

/** A page in the dashboard's list; of a password only whether there is one. */
export const listedPage = z.object({
  id: z.string(),
  path: z.string(),
  title: z.string(),
  /** `changed`: the published revision is older than the draft. */
  status: z.enum(['draft', 'published', 'changed']),
  secured: z.boolean(),
  noindex: z.boolean(),
  seo_title: z.string(),
  seo_description: z.string(),
  share_image: z.string(),
  /** Increases with every change of the settings. */
  version: z.int(),
  /** Moments (ISO 8601, UTC) at which it goes online and offline by itself; null if that is not planned. */
  publish_at: z.string().nullable(),
  unpublish_at: z.string().nullable(),
  updated_at: z.string(),
});

export const pageId = z.string().min(1).max(64);
/** A page template that a page starts with. */
export const pageTemplateId = z.string().min(1).max(64);

/** The page settings that an owner fills in. */
export const pageSettings = {
  title: z.string().trim().min(1).max(200),
  path: z.string().min(1).max(500),
  seo_title: z.string().max(200),
  seo_description: z.string().max(500),
  noindex: z.boolean(),
  /** Absent keeps the current password, null removes the protection. */
  password: z.string().min(1).max(200).nullable().optional(),
};
