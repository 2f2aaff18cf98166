import { sql } from 'kysely';
import { trackRows } from './file-library/row-usages.ts';
import type { Migration } from './migration.ts';

/** The version of a page's settings, so that of two members who save them none loses anything; and its share picture. */
export const pageSettings: Migration = {
  name: '0040-page-settings',
  async up(db) {
    await sql`
      alter table pages
        add column version integer not null default 1,
        add column share_image text not null default ''`.execute(db);
    await trackRows(db, {
      table: 'pages',
      name: 'page_settings',
      columns: 'share_image, deleted_at',
      kind: `'page_settings'`,
      id: 'row.id',
      isLive: 'row.deleted_at is null',
      content: 'row.share_image',
    });
  },
};
