import { describe, expect, it } from 'vitest';
import { maxFilesPerField } from './max-files-per-field.ts';
import { uploadPlan } from './upload-plan.ts';
import { uploadRules } from './upload-rules.ts';

const defaults = uploadRules({}, { pictures: false, defaultMax: maxFilesPerField });
const settings = {
  setPath: 'assets/x/',
  isPrivate: true,
  maxFiles: 2,
  maxWidth: 500,
  maxHeight: 400,
  maintainTransparency: true,
  backgroundColor: '255, 0, 0, 1',
  signedUrl: '/a',
  deleteFileUrl: '/b',
  downloadFileUrl: '/c',
};

describe('uploadRules', () => {
  it('UPL-22 reads ten properties of a field, each different from its default', () => {
    const rules = uploadRules({ settings }, { pictures: false, defaultMax: maxFilesPerField });
    expect(rules).toMatchObject({ ...settings, backgroundColor: 'rgba(255, 0, 0, 1)' });
    for (const key of Object.keys(settings) as (keyof typeof settings)[]) {
      expect(rules[key], key).not.toEqual(defaults[key]);
    }
  });

  it('passes on the size that a field states', () => {
    const wide = { settings: { custom_width: 1200, custom_height: 300 } };
    for (const pictures of [true, false])
      expect(uploadRules(wide, { pictures, defaultMax: 1 })).toMatchObject(wide.settings);
  });

  it('limits pictures to 1440 by 1440 and files to 20 by default', () => {
    expect(defaults).toMatchObject({ maxWidth: 1440, maxHeight: 1440, maxFiles: 20 });
  });

  it('never passes a stored text to CSS that is not a colour', () => {
    const rules = uploadRules(
      { settings: { backgroundColor: 'url(https://x)' } },
      { pictures: true, defaultMax: 1 },
    );
    expect(rules.backgroundColor).toBe('#ffffff');
  });
});

describe('uploadPlan', () => {
  it.each([
    ['a.JPG', false, 'image/jpeg', 'jpeg', true],
    ['a.png', false, 'image/jpeg', 'jpeg', true],
    ['a.png', true, 'image/png', 'png', true],
    ['a.svg', false, 'image/svg+xml', 'svg', false],
    ['a.webp', false, 'image/webp', 'webp', false],
    ['a.heic', false, 'image/heic', 'heic', false],
    ['a.pdf', false, 'application/pdf', 'pdf', false],
  ])(
    'sends %s (transparency preserved: %s) as %s',
    (name, maintainTransparency, contentType, extension, isOptimised) => {
      const plan = uploadPlan(
        { name, size: 1 },
        { ...defaults, maintainTransparency },
        1_700_000_000_000,
        'abcdefghi1',
      );
      expect(plan).toEqual({
        filePath: `assets/1700000000000-abcdefghi1-a.${extension}`,
        contentType,
        isOptimised,
      });
    },
  );
});
