import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

const revision = z.int().min(0).max(2_000_000_000);
const errors = ['unauthenticated', 'forbidden', 'conflict'] as const;

/** A state of a part that can be restored. */
const version = z.object({
  revision,
  /** Whether visitors have seen it; the others were replaced by a save of somebody else, or of later. */
  is_published: z.boolean(),
  created_at: z.string(),
  /** Name of the author; empty for a state from before the first save. */
  member: z.string(),
});

/**
 * The calls of a part of the website that is edited as a whole, with a draft, versions and publishing as a page has: its
 * texts, look, cookies and menus. `resource` is its place in the addresses, to which its roles belong (GEN-08). `key`
 * identifies one of several of a kind, such as a menu.
 */
export function defineSitePart<Value extends z.ZodType, Key extends z.ZodRawShape>(part: {
  readonly resource: string;
  readonly key: Key;
  readonly value: Value;
}) {
  const { resource, key, value } = part;
  const place = `/api/services/websites/v1/${resource}`;
  const common = { audience: 'owner', errors } as const;
  return {
    /** The draft, and what visitors see. */
    open: defineEndpoint({
      ...common,
      name: `open-${resource}`,
      path: `${place}/open`,
      request: z.object({ ...websiteIds, ...key }),
      response: z.object({
        value,
        published: value,
        revision,
        /** The revision that visitors see; null if it is from before the first save. */
        published_revision: revision.nullable(),
        /** When and by whom the draft was saved; null before the first save. */
        changed_at: z.string().nullable(),
        member: z.string(),
      }),
    }),
    /**
     * Saves a draft that is based on a revision. If the draft has changed since: 409 `conflict`, nothing is stored. The same
     * call again, after a reply that was lost, returns the same revision.
     */
    save: defineEndpoint({
      ...common,
      name: `save-${resource}`,
      path: `${place}/save`,
      request: z.object({ ...websiteIds, ...key, base_revision: revision, value }),
      response: z.object({ revision }),
    }),
    /** Shows a draft to visitors, if it is still the revision that the member looked at. */
    publish: defineEndpoint({
      ...common,
      name: `publish-${resource}`,
      path: `${place}/publish`,
      request: z.object({ ...websiteIds, ...key, revision }),
      response: z.object({ published_revision: revision, published_at: z.string() }),
    }),
    /** The versions that can be restored, newest first. */
    listVersions: defineEndpoint({
      ...common,
      name: `list-${resource}-versions`,
      path: `${place}/versions`,
      request: z.object({ ...websiteIds, ...key }),
      response: z.object({ versions: z.array(version) }),
    }),
    /** Makes a version the draft; visitors see it after it is published. */
    restore: defineEndpoint({
      ...common,
      name: `restore-${resource}`,
      path: `${place}/restore`,
      request: z.object({ ...websiteIds, ...key, base_revision: revision, version: revision }),
      response: z.object({ revision, value }),
    }),
  };
}

/** The calls of a part of any kind. */
export type SitePartCalls = ReturnType<typeof defineSitePart<z.ZodType, Record<never, z.ZodType>>>;
