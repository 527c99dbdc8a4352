import { expect, test } from 'vitest';
import { NewAccount } from '#domains/invitations/model/invitation.ts';
import { UserChange } from '#domains/users/model/admin-user.ts';
import { nameFields, ProfileChange } from '#domains/users/model/user.ts';
import { NewAccountForm, SetUpForm } from './account-forms.ts';

const names = { firstName: 'Noor', middleName: 'de', lastName: 'Haven' };
const typed = { ...names, email: 'noor@plein.test', password: 'vijftien tekens' };

const forms = {
  registration: NewAccountForm.partial({ terms: true }).extend({ email: SetUpForm.shape.email }),
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
  const codes = SetUpForm.safeParse({ ...typed, firstName: ' \u2028 ', lastName: undefined }).error?.issues;
  expect(codes).toMatchObject([
    { path: ['firstName'], params: { code: 'first_name_missing' } },
    { path: ['lastName'], params: { code: 'last_name_missing' } },
  ]);
});

test.each([
  { form: NewAccountForm, tooShort: 'elf tekens!', longEnough: 'twaalf teken' },
  { form: SetUpForm, tooShort: 'veertien teken', longEnough: 'vijftien tekens' },
])('a password that is too short is told together with what else is wrong: $tooShort', ({ form, tooShort, longEnough }) => {
  const problemsWith = (password: string) =>
    form.safeParse({ ...names, lastName: '', password, ...(form === SetUpForm ? { email: typed.email } : { terms: 'on' }) }).error
      ?.issues ?? [];
  const codesOf = (password: string) =>
    problemsWith(password).flatMap((issue) => (issue.code === 'custom' ? [(issue.params as { code: string }).code] : []));
  expect(codesOf(tooShort)).toEqual(['last_name_missing', 'password.too_short']);
  expect(codesOf(longEnough)).toEqual(['last_name_missing']);
  expect(codesOf('')).toEqual(['last_name_missing', 'password_missing']);
});
