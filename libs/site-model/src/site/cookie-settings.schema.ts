import { z } from 'zod';

/**
 * What a cookie entry is for. `necessary` ones are always on, `functional` ones need no consent, the others run only
 * after it. `media` is the content of other websites, such as videos.
 */
export const cookiePurposes = ['necessary', 'functional', 'statistics', 'marketing', 'media'] as const;

/** Where the bar stands; on a phone it is always at the bottom. */
export const barPositions = ['bottom', 'top', 'bottom_left', 'bottom_right'] as const;

/** Most entries of one list. */
export const MAX_ENTRIES = 30;
const HOST = /^(?=.{1,200}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** One line of the list of cookies (COOK-06). */
export const cookieEntry = z.object({
  /** Its name in the stored choice. */
  id: z.string().regex(/^[a-z0-9_-]{1,40}$/),
  purpose: z.enum(cookiePurposes),
  name: z.string().min(1).max(80),
  description: z.string().max(600),
  /** Whether it starts checked; only where no consent is needed (COOK-11). */
  initialState: z.boolean(),
  /** Names of the cookies that it stands for. */
  cookies: z.array(z.string().regex(/^[\w.*-]{1,80}$/)).max(40),
  /** Addresses of the scripts that run while it is on. */
  scripts: z.array(z.url({ protocol: /^https$/, hostname: HOST }).max(500)).max(10),
  /** JavaScript that runs in the page before the scripts, such as the settings that they read; empty for none. */
  code: z
    .string()
    .max(5000)
    .regex(/^(?![^]*<\/?script)/i),
  /** Other hosts with which the scripts and the code exchange data. */
  hosts: z.array(z.string().regex(HOST)).max(20),
});

/** The cookies of a website and the look of its bar (COOK-07); its words are texts of the website (TRN-01). */
export const cookieSettings = z.object({
  list: z.array(cookieEntry).max(MAX_ENTRIES),
  position: z.enum(barPositions),
  /** Palette keys; empty for white and dark. All buttons have the same colour, so that refusing is as easy as accepting. */
  colors: z.object({ ground: z.string().max(40), button: z.string().max(40) }),
});

export type CookieEntry = z.infer<typeof cookieEntry>;
export type CookieSettings = z.infer<typeof cookieSettings>;
