import { z } from 'zod';

/** Bytes as browsers write them in the JSON of a passkey, with a maximum of characters. */
const bytes = (characters: number) =>
  z
    .string()
    .min(1)
    .max(characters)
    .regex(/^[A-Za-z0-9_-]+$/);
const credentialId = bytes(1400);
const transports = z.array(z.string().max(20)).max(10);
const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});
const verification = z.enum(['discouraged', 'preferred', 'required']);

/** The name by which a member knows a passkey. */
export const passkeyName = z.string().min(1).max(50);

/** What a browser needs to make a passkey (`navigator.credentials.create`). */
export const passkeyToMake = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: verification,
    requireResidentKey: z.boolean(),
    userVerification: verification,
  }),
  attestation: z.literal('none'),
});

/** A passkey that a browser made, as it writes it in JSON. */
export const madePasskey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: transports.optional(),
  }),
});

/** What a browser needs to use a passkey (`navigator.credentials.get`). */
export const passkeyToUse = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(descriptor),
  userVerification: verification,
});

/** What a passkey answered, as a browser writes it in JSON, without whom it names: the password said who it is. */
export const passkeyAnswer = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
  }),
});
