import { z } from 'zod';
import { hasControlCharacter, normalizeText } from '#platform/shared/text.ts';
import { AccessibilityStatement, unsignedStatement } from './accessibility-statement.ts';
import { ColourScheme, defaultColourScheme, schemeProblems } from './colour-scheme.ts';
import { refusedBecause } from './settings.errors.ts';

/** Stands in headers of mails, in titles and in tables: one line, read in the order in which it is written. */
const line = (maximum: number) =>
  z
    .string()
    .overwrite(normalizeText)
    .trim()
    .max(maximum)
    .refine((text) => !hasControlCharacter(text));
const perLanguage = (maximum: number) => z.strictObject({ nl: line(maximum).min(1), en: line(maximum).min(1) });
/** Not given in a language is an answer as well. */
const perLanguageIfAny = (maximum: number) => z.strictObject({ nl: line(maximum), en: line(maximum) });
const hexColour = z.string().regex(/^#[0-9a-f]{6}$/);
/** A name, and so no number: the last part begins with a letter. */
const hostName = z
  .string()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/);
const assetGuid = z.uuid().nullable();
const emailAddress = z.email().max(254);
const phoneNumber = z.string().regex(/^\+?\d[\d ()-]{1,29}$/);

/** A colour scheme is only taken when its text can be read. */
const ReadableColourScheme = ColourScheme.refine((scheme) => schemeProblems(scheme).length === 0, {
  params: { code: refusedBecause.contrast },
});

interface Definition<S extends z.ZodType> {
  schema: S;
  initial: z.output<S>;
  /** Visitors may know it. */
  isPublic: boolean;
  /** May be how to reach somebody: what cannot be erased says that it changed, and not what it was. */
  isContactDetail: boolean;
}

const define = <S extends z.ZodType>(
  schema: S,
  initial: z.output<S>,
  { isPublic = true, isContactDetail = false } = {},
): Definition<S> => ({ schema, initial, isPublic, isContactDetail });

/** Every setting of the platform: its shape and what it is before anyone changes it. A key that is not here does not exist. */
export const settingDefinitions = {
  platformName: define(perLanguage(60), { nl: 'Plein', en: 'Plein' }),
  platformDescription: define(perLanguage(200), { nl: 'Een website met Plein.', en: 'A website made with Plein.' }),
  primaryDomain: define(hostName.nullable(), null, { isPublic: false }),
  hostNames: define(z.array(hostName).max(50), [], { isPublic: false }),
  colorScheme: define(ReadableColourScheme, defaultColourScheme),
  browserColor: define(hexColour, '#0b3c5d'),
  useBrowserColor: define(z.boolean(), true),
  headerLogo: define(assetGuid, null),
  /** What the logo says to who does not see it. Empty: the platform's name, unless that stands beside the logo. */
  headerLogoAlt: define(perLanguageIfAny(120), { nl: '', en: '' }),
  faviconLogo: define(assetGuid, null),
  headerLogoHeight: define(z.number().int().min(24).max(200), 72),
  headerLogoPadding: define(z.number().int().min(0).max(64), 8),
  headerVisibility: define(z.enum(['all', 'home', 'none']), 'all'),
  headerImages: define(z.array(z.strictObject({ guid: z.uuid(), alt: perLanguage(200) })).max(20), []),
  footers: define(z.array(z.uuid()).max(20), []),
  showHeader: define(z.boolean(), true),
  showFooter: define(z.boolean(), true),
  showSubMenu: define(z.boolean(), true),
  showHeaderByDefault: define(z.boolean(), true),
  showFooterByDefault: define(z.boolean(), true),
  showSubMenuByDefault: define(z.boolean(), true),
  showBreadcrumbsByDefault: define(z.boolean(), true),
  showMainMenuByDefault: define(z.boolean(), true),
  showAutoTranslate: define(z.boolean(), false),
  siteimproveId: define(
    z
      .string()
      .regex(/^\d{1,12}$/)
      .nullable(),
    null,
  ),
  googleSiteVerification: define(
    z
      .string()
      .regex(/^[\w-]{1,100}$/)
      .nullable(),
    null,
  ),
  /** People can make an account by themselves. */
  allowRegistration: define(z.boolean(), false),
  /** Must admins and content managers have a second factor? Null: as is wise for where the platform runs. */
  requireSecondFactor: define(z.boolean().nullable(), null, { isPublic: false }),
  /** Counts how often the terms were published. Every session is compared with it, so what no session can hold would lock everybody out. */
  termsOfUseVersion: define(z.number().int().min(1).max(9_999), 1),
  /** Who is behind the site, as it reads in a sentence. Without it, the platform's name stands there. */
  organisationName: define(perLanguage(100).nullable(), null),
  contactEmail: define(emailAddress.nullable(), null, { isContactDetail: true }),
  contactPhone: define(phoneNumber.nullable(), null, { isContactDetail: true }),
  contactAddress: define(z.string().trim().min(1).max(200).nullable(), null, { isContactDetail: true }),
  /** The data protection officer, whom a public body must have. */
  dataProtectionEmail: define(emailAddress.nullable(), null, { isContactDetail: true }),
  accessibilityStatement: define(AccessibilityStatement, unsignedStatement),
} as const;

export type SettingKey = keyof typeof settingDefinitions;

/** All settings with their values; what nobody set has its first value. */
export type Settings = { readonly [K in SettingKey]: z.output<(typeof settingDefinitions)[K]['schema']> };

export const settingKeys = Object.keys(settingDefinitions) as SettingKey[];
export const SettingKey = z.enum(settingKeys);

export const initialSettings = Object.freeze(
  Object.fromEntries(settingKeys.map((key) => [key, settingDefinitions[key].initial])),
) as Settings;

/** One setting as it travels: key and value, with the version a change must name. */
export const SettingValue = z.object({ key: SettingKey, value: z.unknown(), version: z.number().int() });
export type SettingValue = z.infer<typeof SettingValue>;

/** One change as it happened. */
export const SettingChange = z.object({
  id: z.number().int(),
  key: SettingKey,
  from: z.unknown(),
  to: z.unknown(),
  changedOn: z.iso.datetime(),
  /** Null: the platform itself, as on the command line. Empty: somebody who is gone. */
  changedBy: z.string().nullable(),
});
export type SettingChange = z.infer<typeof SettingChange>;
