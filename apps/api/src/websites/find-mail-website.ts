import type { WebsiteTransaction } from '../db/with-website.ts';

/** What a mail of a website needs of it. */
export interface MailWebsite {
  readonly name: string;
  readonly settings: Record<string, unknown>;
  /** Its first host name. */
  readonly host: string;
}

/** The website that a mail comes from, for mails that no visitor asks for. */
export async function findMailWebsite(tx: WebsiteTransaction, websiteId: string): Promise<MailWebsite> {
  const { host, ...website } = await tx
    .selectFrom('websites as w')
    .select(['w.name', 'w.settings'])
    .select((eb) =>
      eb
        .selectFrom('website_hosts as h')
        .select(({ fn }) => fn.min('h.host').as('host'))
        .whereRef('h.website_id', '=', 'w.id')
        .as('host'),
    )
    .where('w.id', '=', websiteId)
    .executeTakeFirstOrThrow();
  return { ...website, host: host ?? '' };
}
