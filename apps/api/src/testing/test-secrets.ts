import { openSecretBox } from '../ports/secrets/secret-box.ts';

/** A box with a key of its own, for tests. */
export const testSecrets = openSecretBox([Buffer.alloc(32, 'test')], '/nergens');
