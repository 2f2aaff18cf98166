/**
 * A mail of which the pictures come from an origin, that of the dashboard: a page of the dashboard shows no pictures of
 * others, and has those of its websites.
 */
export function withOwnPictures(html: string, origin: string): string {
  return html.replace(/src="https?:\/\/[^/"]+\/media\//g, () => `src="${origin}/media/`);
}
