import { dashboard, type Caller } from './owner.ts';

interface Opened {
  revision: number;
}
interface Versions {
  versions: { revision: number }[];
}

/**
 * Publishes again what a part of the empty website was before its first change, so that a test does not depend on what a
 * test before it, or its own first attempt, left behind.
 */
export async function resetPart(page: Caller, part: 'texts' | 'look' | 'cookies'): Promise<void> {
  const send = async (call: string, data: object = {}) => {
    const reply = await page.request.post(`${dashboard}/api/services/websites/v1/${part}/${call}`, {
      data: { website_id: 'leeg', project_id: 'leeg', ...data },
      headers: { origin: dashboard },
    });
    return reply.json();
  };
  const { versions } = (await send('versions')) as Versions;
  if (!versions.some(({ revision }) => revision === 0)) return;
  const { revision: base_revision } = (await send('open')) as Opened;
  const { revision } = (await send('restore', { base_revision, version: 0 })) as Opened;
  await send('publish', { revision });
}
