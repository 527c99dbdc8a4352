import { z } from 'zod';
import { adminSections } from '#app/admin-sections.ts';
import type { RouteAnswer, RouteRedirect, Screen } from '#app/route-answer.ts';
import type { NavLink, SectionLink } from '#domains/menus/model/navigation.ts';
import { accountCategories } from '#app/routes.ts';
import { accountFormSteps } from '#domains/auth/model/account-form-view.ts';
import { confirmedPurposes } from '#domains/auth/model/account-forms.ts';
import { ProofWays } from '#domains/auth/model/second-step.ts';
import { signInMessages } from '#domains/auth/model/sign-in.ts';
import { cookieCategories } from '#domains/consent/model/cookies.ts';
import { Draft } from '#domains/documents/model/draft.ts';
import { BuildingBlockInstance } from '#domains/blocks/model/building-block.ts';
import { InvitationStatus, NewAccount } from '#domains/invitations/model/invitation.ts';
import { legalPages } from '#domains/legal/model/legal-page.ts';
import { TermsStanding } from '#domains/legal/model/terms.ts';
import { ListItem, ListItemDetail, ListItemType } from '#domains/list-items/model/list-item.ts';
import { MailContent } from '#domains/mails/model/mail.ts';
import { Page } from '#domains/pages/model/page.ts';
import { ContactAnswer } from '#domains/search/model/contact-answer.ts';
import { SearchAnswer, SearchPeriod, SearchSort, SearchType } from '#domains/search/model/search.ts';
import { languages } from '#platform/shared/language.ts';

/*
 * What `GET /api/route` answers. It stands here and not in the contract, because a browser carries the contracts of its calls: all of this
 * would be weight of the app shell, where nothing reads it. The types of the answer are in `src/app/route-answer.ts`, and
 * `exactly` holds the two together.
 */

const language = z.enum(languages);
const href = z.string();
const whole = z.number().int();
const wait = z.number();

const fieldErrors = z.array(
  z.object({ path: z.string(), code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])).optional() }),
);

const AssetView = z.object({
  guid: z.uuid(),
  kind: z.enum(['image', 'document']),
  fileName: z.string(),
  mimeType: z.string(),
  bytes: whole,
  width: whole.nullable(),
  height: whole.nullable(),
  hash: z.string(),
  focalX: z.number(),
  focalY: z.number(),
});

const ConsentState = z.object({
  isAsked: z.boolean(),
  optional: z.array(z.enum(cookieCategories)),
  hasChosen: z.boolean(),
  accepted: z.array(z.enum(cookieCategories)),
});

const NavLinkSchema: z.ZodType<NavLink> = z
  .object({
    name: z.string(),
    href,
    lang: language.nullable(),
    isCurrent: z.boolean(),
    isOpen: z.boolean(),
    get children() {
      return z.array(NavLinkSchema);
    },
    hasMore: z.boolean(),
    line: z.string().optional(),
  })
  .meta({ id: 'NavLink' });

const SectionLink: z.ZodType<SectionLink> = z
  .intersection(NavLinkSchema, z.object({ inRow: z.enum(['always', 'wide', 'never']) }))
  .meta({ id: 'SectionLink' });

const PageFrame = z.object({
  parts: z.object({
    header: z.boolean(),
    mainMenu: z.boolean(),
    headerImage: z.boolean(),
    breadcrumbs: z.boolean(),
    subMenu: z.boolean(),
    footer: z.boolean(),
  }),
  navigation: z.object({ mainMenu: z.array(SectionLink), subMenu: NavLinkSchema.nullable(), breadcrumbs: z.array(NavLinkSchema) }),
  logo: AssetView.nullable(),
  logoAlt: z.string(),
  headerPictures: z.array(z.object({ asset: AssetView, alt: z.string() })),
  headerBlocks: z.array(BuildingBlockInstance),
  footerBlocks: z.array(BuildingBlockInstance),
  platformName: z.string(),
  platformDescription: z.string(),
  homeHref: href,
  languageLinks: z.array(z.object({ language, href, isCurrent: z.boolean() })),
  isLanguageChosen: z.boolean().optional(),
  keepsQuery: z.boolean().optional(),
  signInHref: href.nullable(),
  consent: ConsentState,
  pageUrl: z.string(),
});

const Head = z.object({
  title: z.string(),
  titleLanguage: language.optional(),
  platformName: z.string(),
  language,
  description: z.string().optional(),
  canonical: z.string().optional(),
  alternates: z
    .array(z.object({ language: z.enum([...languages, 'x-default']), href }))
    .readonly()
    .optional(),
  robots: z.string().optional(),
  feeds: z
    .array(z.object({ href, type: z.string(), title: z.string() }))
    .readonly()
    .optional(),
  socialCard: z
    .object({
      title: z.string().optional(),
      description: z.string().optional(),
      type: z.enum(['website', 'article']).optional(),
      image: z
        .object({ url: z.string(), width: z.number().optional(), height: z.number().optional(), alt: z.string().optional() })
        .optional(),
    })
    .optional(),
  themeColor: z.object({ light: z.string(), dark: z.string().optional() }).optional(),
  icons: z
    .array(z.object({ href, sizes: z.string(), type: z.string().optional(), rel: z.enum(['icon', 'apple-touch-icon']).optional() }))
    .readonly()
    .optional(),
  // Any object: what it holds is schema.org's to say.
  structuredData: z
    .array(z.looseObject({}) as z.ZodType<object>)
    .readonly()
    .optional(),
});

const ListedItem = ListItem.extend({ href, topic: z.string().nullable() });

const ListView = z.object({
  items: z.array(ListedItem),
  total: whole,
  pageNumber: whole,
  itemCount: whole,
  pages: z.array(z.object({ number: whole, href })),
  firstHref: href,
  allHref: href,
  isFiltered: z.boolean(),
  filters: z.array(z.array(z.object({ type: ListItemType.nullable(), name: z.string().nullable(), href, isCurrent: z.boolean() }))),
  rssHref: href.nullable(),
  icalHref: href.nullable(),
  waitingFor: z.string().nullable(),
});

const BlockResources = z.object({
  links: z.record(z.string(), z.string()),
  assets: z.record(z.string(), AssetView),
  lists: z.record(z.string(), ListView),
});

const AccountNotice = z.object({ title: z.string(), text: z.string(), link: z.object({ label: z.string(), href }).nullable() });

const failure = { code: z.string(), correlationId: z.string(), time: z.string(), secondsToWait: wait.nullable() };

const line = z.array(
  z.union([z.string(), z.object({ strong: z.string() }), z.object({ text: z.string(), href }), z.object({ isMissing: z.literal(true) })]),
);

const legalPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), line }),
  z.object({ kind: z.literal('list'), items: z.array(line) }),
  z.object({ kind: z.literal('facts'), facts: z.array(z.object({ term: z.string(), line })) }),
  z.object({ kind: z.literal('table'), columns: z.array(z.string()), rows: z.array(z.array(line)) }),
  z.object({ kind: z.literal('badge'), words: z.string() }),
  z.object({ kind: z.literal('cookie-tables') }),
  z.object({ kind: z.literal('cookie-choice') }),
]);

const legal = z.object({
  kind: z.literal('legal'),
  text: z.object({
    page: z.enum(legalPages),
    language,
    title: z.string(),
    version: whole.nullable(),
    date: z.string().nullable(),
    intro: z.array(line),
    sections: z.array(z.object({ id: z.string(), heading: z.string(), parts: z.array(legalPart) })),
  }),
  isForAdmin: z.boolean(),
  cookieFacts: z
    .object({
      tables: z.array(z.object({ heading: z.string(), columns: z.array(z.string()), rows: z.array(z.array(z.string())) })),
      consent: ConsentState,
      path: z.string(),
    })
    .nullable(),
  termsChoice: TermsStanding.extend({ wasOutdated: z.boolean() }).optional(),
});

const itemWay = z.object({ name: z.string(), href });

const item = z.object({
  kind: z.literal('item'),
  item: ListItemDetail,
  notice: z.enum(['draft', 'planned']).nullable(),
  back: itemWay.nullable(),
  before: itemWay.nullable(),
  after: itemWay.nullable(),
  url: z.string().nullable(),
  rssHref: href.nullable(),
  icalHref: href.nullable(),
  readingMinutes: z.number(),
  topics: z.array(itemWay),
  related: z.array(ListedItem),
});

const search = z.object({
  kind: z.literal('search'),
  asked: z.object({
    q: z.string(),
    type: SearchType.nullable(),
    period: SearchPeriod.nullable(),
    language: language.nullable(),
    sort: SearchSort,
    pageNumber: whole,
  }),
  answer: SearchAnswer.nullable(),
  secondsToWait: whole.nullable(),
  contact: ContactAnswer.nullable(),
  legal: z.array(z.object({ title: z.string(), href })),
  recent: z.array(z.object({ title: z.string(), href })),
  contactHref: href.nullable(),
});

const login = z.object({
  kind: z.literal('login'),
  email: z.string(),
  returnTo: z.string(),
  errors: fieldErrors,
  secondsToWait: wait,
  hasLocalLogin: z.boolean(),
  provider: z.string().nullable(),
  canRegister: z.boolean(),
  message: z.enum(signInMessages).nullable(),
});

const invitation = z.object({
  kind: z.literal('invitation'),
  typed: z.object(NewAccount.omit({ password: true }).shape),
  errors: fieldErrors,
  hasAsked: z.boolean(),
  code: z.string(),
  status: InvitationStatus.nullable(),
  shortestPassword: whole,
  hasPasswords: z.boolean(),
  provider: z.string().nullable(),
  account: z.object({ name: z.string(), email: z.string(), isInvited: z.boolean() }).nullable(),
  canAskAgain: z.boolean(),
  welcome: z.object({ name: z.string(), next: z.enum(['secondFactor', 'overview', 'site']) }).nullable(),
});

const accountForm = z.object({
  kind: z.literal('account-form'),
  step: z.enum(accountFormSteps),
  typed: z.object({ email: z.string(), firstName: z.string(), middleName: z.string(), lastName: z.string() }),
  errors: fieldErrors,
  secondsToWait: wait,
  purpose: z.enum(confirmedPurposes),
  shortestPassword: whole,
  hasPasswords: z.boolean(),
  provider: z.object({ name: z.string(), href }).nullable(),
});

const adminView = z.discriminatedUnion('section', [
  z.object({ kind: z.literal('admin'), section: z.enum([...adminSections.map(({ name }) => name), 'unknown']) }),
  z.object({ kind: z.literal('admin'), section: z.literal('user'), guid: z.string(), category: z.enum(accountCategories) }),
]);

const mailboxEntry = z.object({
  guid: z.uuid(),
  to: z.string(),
  subject: z.string(),
  language,
  state: z.enum(['waiting', 'sent', 'failed']),
  createdOn: z.string(),
});

const mailbox = [
  z.object({ kind: z.literal('mailbox'), mails: z.array(mailboxEntry) }),
  z.object({ kind: z.literal('mailbox'), mail: mailboxEntry, content: MailContent.nullable() }),
] as const;

const screenOfOneKind = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), page: Page, updatedOn: z.iso.datetime({ offset: true }) }),
  search,
  item,
  login,
  z.object({
    kind: z.literal('second-step'),
    errors: fieldErrors,
    secondsToWait: wait,
    hasAuthenticator: z.boolean(),
    hasPasskey: z.boolean(),
  }),
  ProofWays.extend({ kind: z.literal('proof'), returnTo: z.string(), errors: fieldErrors, secondsToWait: wait }),
  z.object({ kind: z.literal('sign-out') }),
  z.object({ kind: z.literal('account'), category: z.enum(accountCategories), userGuid: z.string().nullable(), pageNumber: whole }),
  invitation,
  accountForm,
  legal,
  z.object({
    kind: z.literal('unauthorized'),
    isSignedIn: z.boolean(),
    signInHref: href,
    contactHref: href.nullable(),
    termsFirst: AccountNotice.optional(),
  }),
  z.object({
    kind: z.literal('not-found'),
    query: z.string(),
    similar: z.array(z.object({ name: z.string(), href, lang: language.nullable() })),
    contactHref: href.nullable(),
  }),
  z.object({ kind: z.literal('failure'), ...failure }),
  z.object({
    kind: z.literal('refusal'),
    reason: z.enum(['viewingOnly', 'otherSite', 'tooLarge', 'otherAddress', 'tooOften', 'unclear']),
    homeHref: href,
    signInHref: href.nullable(),
    ...failure,
  }),
  z.object({ kind: z.literal('page-editor'), draft: Draft, closeHref: href }),
  adminView,
  z.object({
    kind: z.literal('view-as'),
    roles: z.array(z.object({ role: z.string(), name: z.string(), description: z.string() })),
    returnTo: z.string(),
    hasChosenNone: z.boolean(),
  }),
  z.object({ kind: z.literal('catalogue') }),
]);

const ScreenSchema = exactly<Screen>()(z.union([screenOfOneKind, ...mailbox]));

const Answer = z.object({
  path: z.string(),
  language,
  status: whole,
  head: Head,
  frame: PageFrame,
  screen: ScreenSchema,
  resources: BlockResources,
  hidesFrameParts: z.boolean(),
  isInMainLayout: z.boolean(),
  editHref: href.optional(),
  viewing: z.object({ name: z.string().nullable() }).optional(),
  termsVersion: whole.optional(),
  accountNotice: AccountNotice.optional(),
  isSignedOut: z.boolean().optional(),
  themeHref: href,
  whenInactive: z.object({ contactHref: href.nullable() }).optional(),
  cacheToken: z.number(),
  calls: z.array(z.object({ key: z.string(), status: whole, data: z.unknown() })).optional(),
  isUncacheable: z.boolean().optional(),
});

const Redirect = z.object({ redirectTo: z.string(), status: z.union([z.literal(301), z.literal(302), z.literal(303)]) });

/** A redirect first: whatever else an answer holds, it does not say where to go on. */
export const RouteAnswerSchema = exactly<RouteAnswer | RouteRedirect>()(z.union([Redirect, Answer]));

/** Does not compile when a schema and a type differ in any key. */
function exactly<Type>() {
  return <Schema extends z.ZodType>(schema: IsSame<WithEveryKey<z.infer<Schema>>, WithEveryKey<Type>> extends true ? Schema : never) =>
    schema as Schema;
}

/** With every key that there can be: one that the schema forgot would be cut out of the answer, and be missed by nobody but its reader. */
type WithEveryKey<T> = T extends readonly (infer Each)[]
  ? WithEveryKey<Each>[]
  : T extends object
    ? { [Key in keyof T]-?: WithEveryKey<Exclude<T[Key], undefined>> }
    : T;

type IsSame<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
