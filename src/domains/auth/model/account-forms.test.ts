import { expect, test } from 'vitest';
import { NewAccount } from '#domains/invitations/model/invitation.ts';
import { UserChange } from '#domains/users/model/admin-user.ts';
import { nameFields, ProfileChange } from '#domains/users/model/user.ts';
import { RegistrationForm, SetUpForm } from './account-forms.ts';

const typed = { firstName: 'Noor', middleName: 'de', lastName: 'Haven', email: 'noor@plein.test', password: 'x' };

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
