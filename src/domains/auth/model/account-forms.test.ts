import { expect, test } from 'vitest';
import { NewAccount } from '#domains/invitations/model/invitation.ts';
import { UserChange } from '#domains/users/model/admin-user.ts';
import { nameFields, ProfileChange } from '#domains/users/model/user.ts';
import { RegistrationForm, SetUpForm } from './account-forms.ts';

const typed = { firstName: 'Noor', middleName: 'de', lastName: 'Haven', email: 'noor@plein.test', password: 'vijftien tekens' };

const forms = {
  registration: RegistrationForm.partial({ terms: true }),
  'the first administrator': SetUpForm,
  'an invitation': NewAccount.omit({ acceptsTerms: true }).extend({ email: SetUpForm.shape.email }),
  'the own profile': ProfileChange.extend({ email: SetUpForm.shape.email, password: SetUpForm.shape.password }),
  'an admin': UserChange.extend({ email: SetUpForm.shape.email, password: SetUpForm.shape.password }),
};

test.each(Object.entries(forms))('in the form of %s no part of a name holds a line end or a control character', (_, form) => {
  expect(form.safeParse(typed).success).toBe(true);
  const bad = ['\u2028', '\u2029', '\u0000', '\u0085', '\n', '\t', '\ud800'];
  const refused = nameFields.flatMap((field) =>
    bad.map((character) =>
      form.safeParse({ ...typed, [field]: `a${character}b` }).error?.issues.map(({ path, ...issue }) => [path, issue]),
    ),
  );
  const said = nameFields.flatMap((field) => bad.map(() => [[[field], expect.objectContaining({ params: { code: 'name_characters' } })]]));
  expect(refused).toEqual(said);
});

test('a name is asked for, and not of blanks alone', () => {
  const codes = RegistrationForm.safeParse({ ...typed, firstName: ' \u2028 ', lastName: undefined, terms: 'on' }).error?.issues;
  expect(codes).toMatchObject([
    { path: ['firstName'], params: { code: 'first_name_missing' } },
    { path: ['lastName'], params: { code: 'last_name_missing' } },
  ]);
});

test.each([
  { form: RegistrationForm, tooShort: 'elf tekens!', longEnough: 'twaalf teken' },
  { form: SetUpForm, tooShort: 'veertien teken', longEnough: 'vijftien tekens' },
])('a password that is too short is told together with what else is wrong: $tooShort', ({ form, tooShort, longEnough }) => {
  const problemsWith = (password: string) =>
    form.safeParse({ ...typed, email: 'noor', password, ...(form === RegistrationForm && { terms: 'on' }) }).error?.issues ?? [];
  const codesOf = (password: string) =>
    problemsWith(password).flatMap((issue) => (issue.code === 'custom' ? [(issue.params as { code: string }).code] : []));
  expect(codesOf(tooShort)).toEqual(['email_wrong', 'password.too_short']);
  expect(codesOf(longEnough)).toEqual(['email_wrong']);
  expect(codesOf('')).toEqual(['email_wrong', 'password_missing']);
});
