import { openPool } from '../http/open-pool.ts';
import type { RunningShop } from '../../start/start-shop.ts';

/**
 * Adds files without bytes to a website: pictures and documents in 200 folders, one in ten without a folder; one in five is
 * used by a page, one in fifty has an equal one, and one in twenty is in the bin.
 */
export async function fillLibrary({ database }: RunningShop, website: string, files: number): Promise<void> {
  const { host, port } = database;
  const pool = openPool({ host, port, user: 'postgres', database: 'etalage' }, 1);
  const key = `'assets/' || (1700000000000 + n) || '-abcdefghi' || n % 10 || '-foto-' || n || '.jpeg'`;
  await pool.query(`
    insert into file_folders (website_id, path) select '${website}', 'Map ' || n from generate_series(0, 199) n
    on conflict do nothing`);
  await pool.query(`
    insert into files (website_id, key, state, name, content_type, is_private, most, size, source_hash, member_id,
      created_at, folder, alt, removed_at)
    select '${website}', ${key}, 'stored', 'Foto van stoel ' || n || '.jpeg',
      case when n % 10 = 7 then 'application/pdf' else 'image/jpeg' end, false, 100000000, 200000 + n,
      md5((case when n % 50 = 1 then n - 1 else n end)::text), 'bench', now() - n * interval '1 minute',
      case when n % 10 = 0 then '' else 'Map ' || n % 200 end,
      case when n % 3 = 0 then '' else 'Een stoel van eiken, gezien van de zijkant' end,
      case when n % 20 = 19 then now() end
    from generate_series(1, ${files}) n`);
  await pool.query(`
    insert into pictures (website_id, address, width, height, placeholder)
    select website_id, '/media/' || website_id || '/' || key, 1440, 960, repeat('x', 120) from files
    where website_id = '${website}' and content_type = 'image/jpeg' on conflict do nothing`);
  await pool.query(`
    insert into file_usages (website_id, key, place_kind, place_id, is_live)
    select '${website}', ${key}, 'page', 'bench-' || n % 500, true from generate_series(1, ${files}) n where n % 5 = 0`);
  // As PostgreSQL does by itself within a minute.
  await pool.query('vacuum analyze files, pictures, file_usages, file_folders');
  await pool.end();
}
