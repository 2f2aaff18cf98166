import { sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** Fonts that owners uploaded, and their files as visitors load them. */
export const ownFonts: Migration = {
  name: '0047-own-fonts',
  async up(db) {
    // The files are small: Latin letters only. In the database they are stored and removed together with their font.
    await sql`
      create table font_files (
        website_id text not null references websites (id) on delete cascade,
        hash text not null,
        bytes bytea not null,
        metrics json not null,
        created_at timestamptz not null default now(),
        primary key (website_id, hash)
      )`.execute(db);
    await protectTenantTable(db, 'font_files');
    await sql`
      create table own_fonts (
        website_id text not null references websites (id) on delete cascade,
        id text not null,
        name text not null,
        regular text not null,
        bold text,
        primary key (website_id, id),
        foreign key (website_id, regular) references font_files (website_id, hash),
        foreign key (website_id, bold) references font_files (website_id, hash)
      )`.execute(db);
    await sql`create unique index own_fonts_by_name on own_fonts (website_id, lower(name))`.execute(db);
    await protectTenantTable(db, 'own_fonts');
  },
};
