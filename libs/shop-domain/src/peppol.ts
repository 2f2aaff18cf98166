/** The rules of Peppol: who is found there, what goes there, and how a shop is connected, for `index.ts`. */

export { vatPrefixOfScheme, type Identifier } from './invoice/electronic-address.ts';
export {
  accessPointUrl,
  checkPeppol,
  legalEntityOf,
  MAX_ACCESS_POINT_URL,
  MAX_PEPPOL_KEY,
  type TypedPeppol,
} from './peppol/check-peppol.ts';
export {
  MAX_PARTICIPANT,
  normaliseParticipant,
  participantProblem,
  participantSchemes,
  type ParticipantScheme,
} from './peppol/participant.ts';
export { participantOfBuyer, peppolNeed, proposedParticipant } from './peppol/peppol-need.ts';
