import { describe, expect, it } from 'vitest';
import { normaliseParticipant, participantProblem } from './participant.ts';

describe('a participant of the network', () => {
  it.each([
    ['0208', '0403.170.701', '0403170701'],
    ['0208', 'BE 0403 170 701', '0403170701'],
    ['0208', '403170701', '0403170701'],
    ['9925', '0403.170.701', 'BE0403170701'],
    ['9925', 'be403170701', 'BE0403170701'],
    ['0106', '8123 4567', '81234567'],
    ['9944', 'nl 123456782 b90', 'NL123456782B90'],
    ['9930', 'DE136695976', 'DE136695976'],
  ])('of list %s typed as %s is %s, and can be right', (scheme, typed, id) => {
    expect(normaliseParticipant({ scheme, id: typed })).toEqual({ scheme, id });
    expect(participantProblem({ scheme, id: typed })).toBeUndefined();
  });

  it.each([
    ['0208', '', 'peppol_enterprise_invalid'],
    ['0208', '0403170702', 'peppol_enterprise_invalid'],
    ['0208', '2403170701', 'peppol_enterprise_invalid'],
    ['0208', 'NL123456782B90', 'peppol_enterprise_invalid'],
    ['9925', 'BE0403170702', 'peppol_vat_invalid'],
    ['9925', 'NL123456782B90', 'peppol_vat_invalid'],
    ['0106', '1234567', 'peppol_kvk_invalid'],
    ['0106', '123456789', 'peppol_kvk_invalid'],
    ['9944', 'NL123456783B90', 'peppol_vat_invalid'],
    ['9944', '', 'peppol_vat_invalid'],
    ['0088', '5412345000013', 'peppol_scheme_unknown'],
    ['', '0403170701', 'peppol_scheme_unknown'],
  ])('of list %s cannot be %s', (scheme, id, key) => {
    expect(participantProblem({ scheme, id })?.key).toBe(key);
  });
});
