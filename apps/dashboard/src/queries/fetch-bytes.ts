/** The bytes at the address of a file that the server gave. */
export async function fetchBytes(url: string): Promise<Uint8Array> {
  const reply = await fetch(url);
  if (!reply.ok) throw new TypeError(`a file could not be fetched: ${String(reply.status)}`);
  return new Uint8Array(await reply.arrayBuffer());
}
