/** Whether a Host header can be part of an address: a name or an IP address, with a port up to 65535 or none. */
export function isHost(header: string): boolean {
  return /^[^\s/?#@\\]+$/.test(header) && URL.canParse(`http://${header}`);
}
