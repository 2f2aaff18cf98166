/**
 * Whether something that is only a test may be used: `on` or `off` in the environment; by default on this machine only,
 * that is as long as `host` is a loopback address, and in development. Throws an error of one sentence for another value.
 */
export function readTestSwitch(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  host: string,
): boolean {
  const asked = env[name] || undefined;
  if (asked !== undefined && asked !== 'on' && asked !== 'off')
    throw new Error(`${name} is "${asked}", maar kan alleen on of off zijn.`);
  return asked === undefined ? isLoopback(host) || env['NODE_ENV'] === 'development' : asked === 'on';
}

/** Whether only this machine itself can connect to an address to listen on. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
