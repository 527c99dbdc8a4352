import { z } from 'zod';

const inBothLanguages = (maximum: number) =>
  z.strictObject({ nl: z.string().trim().min(1).max(maximum), en: z.string().trim().min(1).max(maximum) });
const day = z.iso.date();
const webAddress = z.url({ protocol: /^https?$/ }).max(500);

/** A to E as in the Dutch register of accessibility statements; before that, nobody has looked. */
export const accessibilityStatuses = ['notExamined', 'A', 'B', 'C', 'D', 'E'] as const;
export type AccessibilityStatus = (typeof accessibilityStatuses)[number];

/** Something that does not meet the requirements yet. */
const Deviation = z.strictObject({
  /** The number of the success criterion, such as 1.4.3. */
  criterion: z.string().trim().min(1).max(20),
  problem: inBothLanguages(500),
  cause: inBothLanguages(500),
  consequence: inBothLanguages(500),
  measure: inBothLanguages(500),
  solvedOn: day.nullable(),
});

/** What an organisation declares about the accessibility of its site. The platform never fills in a status by itself. */
export const AccessibilityStatement = z.strictObject({
  status: z.enum(accessibilityStatuses),
  /** The statement in the national register. */
  registerUrl: webAddress.nullable(),
  /** Other domains that it is about; the one of the platform always is. */
  otherDomains: z.array(z.string().trim().min(1).max(253)).max(20),
  reports: z.array(z.strictObject({ title: inBothLanguages(200), url: webAddress, date: day })).max(20),
  /** When the next examination is planned. */
  examinationOn: day.nullable(),
  deviations: z.array(Deviation).max(100),
  /** The role, not the name, of who signed. */
  signerRole: inBothLanguages(100).nullable(),
  signedOn: day.nullable(),
  updatedOn: day.nullable(),
});
export type AccessibilityStatement = z.infer<typeof AccessibilityStatement>;

export const unsignedStatement: AccessibilityStatement = {
  status: 'notExamined',
  registerUrl: null,
  otherDomains: [],
  reports: [],
  examinationOn: null,
  deviations: [],
  signerRole: null,
  signedOn: null,
  updatedOn: null,
};
