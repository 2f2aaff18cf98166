import type { Theme } from '@etalage/site-model';

/** The address of a website's logo; '' without one. From before the look had a logo, it stands in the settings. */
export function logoAddress({ logo }: Pick<Theme, 'logo'>, settings: Record<string, unknown>): string {
  const { logo: older } = settings;
  return logo || (typeof older === 'string' ? older : '');
}
