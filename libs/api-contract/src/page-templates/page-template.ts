import { z } from 'zod';

/** Most page templates of a website. */
export const mostPageTemplates = 100;
/** Most characters of the name of one. */
export const longestTemplateName = 100;

export const pageTemplateTitle = z.string().trim().min(1).max(longestTemplateName);

/** A rectangle of a drawing of 96 by 56: what it represents, and its position. */
const drawnShape = z.object({
  ink: z.enum(['text', 'title', 'image', 'button', 'ground', 'edge']),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/** A page that a new one can start with. */
export const pageTemplate = z.object({
  id: z.string(),
  title: z.string(),
  /** The blocks that its small drawing shows below each other: names of `drawings`. */
  sketch: z.array(z.string()),
});

/** One drawing per kind of block, however many templates show it. */
export const drawings = z.record(z.string(), z.array(drawnShape));
