import type { SitePartCalls } from '@etalage/api-contract';
import { sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler, HandlerContext } from '../calls/handler-context.ts';
import { findPartDraft, lockPartDraft, partColumns } from './part-draft.repository.ts';
import { findPartVersion, findPartVersions, keepVersion } from './part-version.repository.ts';
import { refuseWrongValue, savePart } from './save-part.ts';
import type { PartPlace, SitePart } from './site-part.ts';

type HandlersOf<Calls extends SitePartCalls> = {
  readonly [Name in keyof SitePartCalls]: Handler<Calls[Name]>;
};

/** Which part a call is about: calls of a kind with several parts have an id. */
function placeOf(input: object, { websiteId }: HandlerContext): PartPlace {
  return { websiteId, id: 'id' in input ? String(input.id) : '' };
}

/** The handlers of the calls of a kind of part. The contract states the type of the values, so it is `unknown` here. */
export function sitePartHandlers<Calls extends SitePartCalls, Value>(
  part: SitePart<Value>,
): HandlersOf<Calls> {
  const handlers: HandlersOf<SitePartCalls> = {
    open: openPart(part),
    save: savePartHandler(part),
    publish: publishPart(part),
    listVersions: listPartVersions(part),
    restore: restorePart(part),
  };
  return handlers;
}

function openPart<Value>(part: SitePart<Value>): Handler<SitePartCalls['open']> {
  return async (input, context) => {
    requireRole(context, part.roles);
    const place = placeOf(input, context);
    const draft = await context.read((tx) => findPartDraft(tx, place, part));
    if (!draft) throw new ApiError('not_found');
    return { ...draft, changed_at: draft.changed_at?.toISOString() ?? null };
  };
}

function savePartHandler<Value>(part: SitePart<Value>): Handler<SitePartCalls['save']> {
  return async (input, context) => {
    const member = requireRole(context, part.roles);
    const place = placeOf(input, context);
    const given = input.value as Value;
    const value = part.clean ? await part.clean(given) : given;
    refuseWrongValue(part, value);
    const { base_revision } = input;
    const save = { base_revision, value, member: member.name, now: context.now() };
    return { revision: await context.write((tx) => savePart(tx, place, part, save)) };
  };
}

function publishPart<Value>(part: SitePart<Value>): Handler<SitePartCalls['publish']> {
  return async (input, context) => {
    requireRole(context, part.roles);
    const place = placeOf(input, context);
    return context.write(async (tx) => {
      const draft = await lockPartDraft(tx, place, part);
      if (!draft) throw new ApiError('not_found');
      if (draft.revision !== input.revision) throw new ApiError('conflict');
      if (draft.published_revision !== draft.revision) {
        refuseWrongValue(part, draft.value);
        await part.write(tx, place, draft.value);
        await keepVersion(tx, place, part, draft, true);
        await tx
          .updateTable('site_part_drafts')
          .set({ published_revision: sql<number>`revision` })
          .where(({ and }) => and(partColumns(place, part)))
          .execute();
      }
      const version = await findPartVersion(tx, place, part, draft.revision);
      const published_at = version?.created_at ?? context.now();
      return { published_revision: draft.revision, published_at: published_at.toISOString() };
    });
  };
}

function listPartVersions<Value>(part: SitePart<Value>): Handler<SitePartCalls['listVersions']> {
  return async (input, context) => {
    requireRole(context, part.roles);
    const place = placeOf(input, context);
    const versions = await context.read(async (tx) => {
      if (!(await findPartDraft(tx, place, part))) throw new ApiError('not_found');
      return findPartVersions(tx, place, part);
    });
    return {
      versions: versions.map((version) => ({ ...version, created_at: version.created_at.toISOString() })),
    };
  };
}

function restorePart<Value>(part: SitePart<Value>): Handler<SitePartCalls['restore']> {
  return async (input, context) => {
    const member = requireRole(context, part.roles);
    const place = placeOf(input, context);
    const { base_revision } = input;
    return context.write(async (tx) => {
      if ((await part.read(tx, place)) === undefined) throw new ApiError('not_found');
      const version = await findPartVersion(tx, place, part, input.version);
      if (!version) throw new ApiError('not_found');
      const stored = part.parse(version.value);
      if (stored === undefined)
        throw new ApiError('validation_failed', { version: [{ key: 'site_part_version_unreadable' }] });
      const value = part.mend ? await part.mend(tx, place, stored) : stored;
      const save = { base_revision, value, member: member.name, now: context.now() };
      return { revision: await savePart(tx, place, part, save), value };
    });
  };
}
