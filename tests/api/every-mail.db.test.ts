import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { authMails } from '#domains/auth/messages/mails.ts';
import { fileMessages } from '#domains/data-exports/messages/file.ts';
import { makeExport } from '#domains/data-exports/server/make-export.service.ts';
import { identityMails } from '#domains/identities/messages/mails.ts';
import { withProvider } from '#domains/identities/testing/openid-people.ts';
import { nl as invitationMails } from '#domains/invitations/messages/nl.mails.ts';
import { renderMail } from '#domains/mails/server/render-mail.ts';
import { mailMessages as factorMails } from '#domains/second-factors/messages/mails.ts';
import { codeOf } from '#domains/second-factors/testing/app-code.ts';
import { afterPassword } from '#domains/second-factors/testing/authenticator.ts';
import { createDevice } from '#domains/second-factors/testing/virtual-device.ts';
import { getSettings, updateSetting } from '#domains/settings/server/index.ts';
import { mailMessages as userMails } from '#domains/users/messages/mails.ts';
import { languages, localizePath, type Language } from '#platform/shared/language.ts';
import { clientOf, type Answered, type Client, type SignedInClient } from '../support/test-app.ts';
import type { QueuedMail } from '../support/queued-mails.ts';

const { app, provider, people } = await withProvider();

/** Says in every way that a request can that the site is called otherwise. The name in `Host` is one of this machine, so it gets in. */
const misleading = {
  host: '127.0.0.1:81',
  'x-forwarded-host': 'kwaad.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '444',
  'x-original-url': 'https://kwaad.example/',
  forwarded: 'host=kwaad.example;proto=https',
};

function misled<C extends Client>(client: C, language: Language): C {
  const also = { ...misleading, 'accept-language': language };
  return {
    ...client,
    get: (path, headers) => client.get(path, { ...also, ...headers }),
    send: (method, path, body, headers) => client.send(method, path, body, { ...also, ...headers }),
    post: (path, fields, headers) => client.post(path, fields, { ...also, ...headers }),
  };
}

let mails: QueuedMail[];

beforeAll(async () => {
  await updateSetting(app.system, 'allowRegistration', true);
  await updateSetting(app.system, 'platformName', { nl: 'Gemeente Noorderhaven', en: 'Noorderhaven City' });
  await app.server.contentVersion.refresh();
  for (const language of languages) await causeEveryMail(language);
  mails = await app.mails();
}, 60_000);

/** Fails where it went wrong, and not at the mail that is missing in the end. */
function ok(answer: Answered): Answered {
  if (answer.statusCode >= 400) throw new Error(`${answer.statusCode}: ${answer.body.slice(0, 300)}`);
  return answer;
}

const newPassword = 'kiezelsteen vlaggenmast zeven';

async function linkIn(kind: string): Promise<string> {
  const mail = (await app.mails()).findLast((each) => each.kind === kind);
  return new URL(mail?.content.action?.href ?? '').pathname;
}

/** Everything that mails, done by people whose browser uses this language. */
async function causeEveryMail(language: Language): Promise<void> {
  const at = (path: string) => localizePath(language, path);
  const visitor = misled(app.visitor, language);
  const signedIn = async () => misled(await app.signedIn(), language);
  const admin = misled(await app.signedIn({ isAdmin: true, firstName: 'Anna', middleName: 'van', lastName: 'Dijk' }), language);

  const forgetful = await signedIn();
  ok(await visitor.post(at('/reset'), { email: forgetful.email }));
  ok(await visitor.post(await linkIn('auth.reset'), { password: newPassword }));

  ok(await visitor.post(at('/register'), { email: `nieuw-${language}@plein.test` }));
  ok(await visitor.post(at('/register'), { email: admin.email }));
  await app.db.updateTable('appUser').set({ emailVerifiedOn: null }).where('guid', '=', forgetful.guid).execute();
  ok(await visitor.post(at('/verify'), { email: forgetful.email }));
  ok(await admin.send('POST', `/api/users/${forgetful.guid}:sendResetLink`, undefined, {}));

  const mover = await signedIn();
  const askAddress = (email: string) => mover.send('POST', '/api/account:email', { email, currentPassword: mover.password });
  ok(await askAddress(admin.email));
  ok(await askAddress(`verhuisd-${language}@plein.test`));
  ok(await visitor.post(await linkIn('auth.change_email'), {}));
  ok(await visitor.post(await linkIn('auth.email_changed'), {}));

  const careless = await signedIn();
  await changeFactors(careless, language);
  ok(await admin.send('POST', `/api/users/${careless.guid}:resetSecondFactors`));
  await linkAndUnlink(await signedIn(), language);

  const invited = {
    emails: [`gast-${language}@plein.test`],
    language,
    isContentManager: true,
    message: 'Fijn dat je meedoet!\nTot dinsdag.',
  };
  ok(await admin.send('POST', '/api/userinvitations', invited));
  const invitation = await linkIn('invitation.invite');
  await app.db
    .updateTable('invitation')
    .set({ expiresOn: new Date(0) })
    .where('email', '=', `gast-${language}@plein.test`)
    .execute();
  ok(await visitor.post(invitation, { act: 'ask' }));

  const leaver = await signedIn();
  ok(await leaver.send('POST', '/api/profiles:delete', { confirmation: leaver.email }));
  ok(await admin.send('POST', `/api/users/${leaver.guid}:keep`));

  for (const signal of [new AbortController().signal, AbortSignal.abort()]) {
    const curious = await signedIn();
    const { guid } = ok(await curious.send('POST', `/api/dataexports?lang=${language}`)).json<{ guid: string }>();
    await makeExport(app.system, app.personalData, guid, { isLast: true, signal }).catch(() => {});
  }
}

async function changeFactors(person: SignedInClient, language: Language): Promise<void> {
  const calls = '/api/secondfactors';
  const { secret } = ok(await person.send('POST', `${calls}/authenticator:start`)).json<{ secret: string }>();
  ok(await person.send('POST', `${calls}/authenticator:confirm`, { code: codeOf(secret) }));
  const { recoveryCodes } = ok(await person.send('POST', `${calls}/recoverycodes:renew`)).json<{ recoveryCodes: string[] }>();
  const halfway = misled(clientOf(app.server, (await afterPassword(app, person)).cookies), language);
  ok(await halfway.post(localizePath(language, '/login/second-factor'), { code: recoveryCodes[0] ?? '' }));
  const device = createDevice({ origin: app.config.publicOrigin, rpId: 'localhost' });
  const { challenge } = ok(await person.send('POST', `${calls}/passkeys:start`)).json<{ challenge: string }>();
  const added = ok(await person.send('POST', `${calls}/passkeys`, { name: 'Laptop', answer: device.register(challenge) }));
  ok(await person.send('DELETE', `${calls}/passkeys/${added.json<{ passkey: { guid: string } }>().passkey.guid}`));
  ok(await person.send('POST', `${calls}/authenticator:remove`));
  ok(await person.send('PUT', '/api/profiles:loggedIn', { properties: [{ key: 'language', value: language }] }));
}

async function linkAndUnlink(person: SignedInClient, language: Language): Promise<void> {
  const { href } = ok(await person.send('POST', `/api/identities:link?lang=${language}`)).json<{ href: string }>();
  const { location, cookies } = await people.begin(person, href);
  ok(await people.comeBack({ ...person.cookies, ...cookies }, await provider.visit(location.href, people.stranger().subject)));
  const { identities } = ok(await person.get('/api/identities')).json<{ identities: { guid: string }[] }>();
  ok(await person.send('DELETE', `/api/identities/${identities[0]?.guid}`));
}

/** The mails that there are words for. A new one fails the test below until something here causes it. */
const written = [
  ...Object.keys(authMails.nl).map((name) => `auth.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`),
  ...Object.keys(factorMails.nl.subjects).map((name) => `second-factors.${name}`),
  ...['linked', 'unlinked'].filter((name) => name in identityMails.nl).map((name) => `identities.${name}`),
  ...Object.keys(invitationMails).map((name) => `invitation.${name}`),
  ...Object.keys(userMails.nl).map((name) => `users.${name}`),
  ...Object.keys({ ready: fileMessages.nl.mail, failed: fileMessages.nl.failedMail }).map((name) => `data_exports.${name}`),
];

/** Left to be looked at: `node tools/mail-pictures.ts` makes pictures of them. */
const folder = '.cache/mails';

describe.each(languages)('in %s', (language) => {
  const own = () => mails.filter((mail) => mail.language === language);

  test('every mail of the product is caused by what people do', () => {
    expect(new Set(own().map(({ kind }) => kind))).toEqual(new Set(written));
  });

  /** Each as its reader gets it, with its kind, so that a failure says which one it is. */
  async function rendered() {
    const settings = await getSettings(app.system);
    const around = { language, settings, publicOrigin: app.config.publicOrigin };
    return own().map(({ kind, content }) => ({ kind, content, ...renderMail(content, around) }));
  }

  test('E7 links lead to the platform’s own address, whatever the request says that the site is called', async () => {
    const home = app.config.publicOrigin + (language === 'nl' ? '' : '/en');
    const links = (await rendered()).flatMap(({ kind, html, text }) =>
      [...`${html}\n${text}`.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([address]) => ({ kind, address })),
    );
    expect(new Set(links.map(({ kind }) => kind))).toEqual(new Set(written));
    expect(links.filter(({ address }) => !address.startsWith(home))).toEqual([]);
  });

  test('each names the platform, has one title, and reads as well without markup, which has no buttons', async () => {
    const platform = (await getSettings(app.system)).platformName[language];
    const all = await rendered();
    const without = (isRight: (mail: (typeof all)[number]) => boolean) => all.filter((mail) => !isRight(mail)).map(({ kind }) => kind);
    expect(without(({ sender, html, text }) => sender === platform && html.includes(platform) && text.includes(platform))).toEqual([]);
    expect(without(({ html }) => html.match(/<h1\b/g)?.length === 1)).toEqual([]);
    expect(without(({ text, content }) => text.startsWith(`${content.title}\n`))).toEqual([]);
    expect(without(({ subject }) => subject.length <= 70)).toEqual([]);
    expect(without(({ text }) => !/undefined|null|NaN|\[object|\bknop\b|\bbutton\b|kwaad/.test(text))).toEqual([]);
    mkdirSync(folder, { recursive: true });
    for (const { kind, html, text, sender, subject } of all) {
      writeFileSync(`${folder}/${kind}.${language}.html`, html);
      writeFileSync(`${folder}/${kind}.${language}.txt`, `${sender}\n${subject}\n\n${text}`);
    }
  });
});

test('E7 a request for a host that is not ours mails nothing', async () => {
  const before = mails.length;
  const person = await app.signedIn();
  const elsewhere = { host: 'kwaad.example' };
  const answers = [
    app.visitor.post('/reset', { email: person.email }, elsewhere),
    app.visitor.post('/register', { email: 'x@plein.test' }, elsewhere),
    app.visitor.post('/verify', { email: person.email }, elsewhere),
    person.send('POST', '/api/account:email', { email: 'y@plein.test', currentPassword: person.password }, elsewhere),
    person.send('POST', '/api/secondfactors/authenticator:start', undefined, elsewhere),
    person.send('POST', '/api/userinvitations', { emails: ['z@plein.test'], language: 'nl' }, elsewhere),
    person.send('POST', '/api/profiles:delete', { confirmation: person.email }, elsewhere),
    person.send('POST', '/api/dataexports', undefined, elsewhere),
  ];
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 421));
  expect(await app.mails()).toHaveLength(before);
});
