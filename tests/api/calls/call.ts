import { addressOf, type Endpoint } from '#platform/shared/endpoint.ts';
import type { AnswerKind } from '../../support/expected-headers.ts';
import type { Answered, Client } from '../../support/test-app.ts';
import type { CallWorld } from './world.ts';

/** Everybody a call is asked as, in the order in which the access matrix tells it. */
export const people = ['visitor', 'reader', 'contentManager', 'admin', 'inactive', 'expired'] as const;
export type Who = (typeof people)[number];

/** What a call is asked with. */
export interface Input {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** JSON, or the fields of a form. */
  body?: unknown;
  /** Goes along as `If-Match`. */
  version?: number | string | undefined;
  headers?: Record<string, string>;
}

type InputOf = Input | ((world: CallWorld) => Input);

/** An answer beside the usual one that can be provoked, for its headers. */
export interface ProvokedAnswer {
  /** The newcomer is somebody who has just signed in for the first time. */
  as: 'visitor' | 'reader' | 'admin' | 'newcomer';
  /** As far as it differs from what the call is asked with otherwise. */
  input?: InputOf;
  status: number;
  /** Data when absent. */
  kind?: AnswerKind;
  /** When absent: not at all for a visitor, by nobody else for who is signed in. */
  caching?: string;
}

/** To whom has not accepted the terms: as always, as to a visitor, or not at all. */
export type WithoutTerms = 'open' | 'asVisitor' | 'closed';

interface About {
  /** That it can be answered with; nothing when absent. */
  input?: InputOf;
  /** What it answers to who may ask it; 200 when absent. */
  answer?: number;
  /** Somebody whose account was switched off may ask it too. */
  inactiveToo?: true;
  /** When absent: what anybody may ask is as to a visitor, and all else is closed. */
  withoutTerms?: WithoutTerms;
  /** Where the usual input would not do for who has not accepted the terms. */
  inputWithoutTerms?: Input;
  /** It asks for a fresh proof of who sends it. When absent: what staff send does, unless it is a GET. */
  asksProof?: boolean;
  /** Open to an admin who looks at the site as somebody else, though it is no GET. */
  openWhileViewing?: true;
  answers?: ProvokedAnswer[];
}

/** One call with all that the tests of every call know about it. What its contract says is said here again, so that neither changes alone. */
export interface Call {
  /** As the server knows it: `PUT /api/roles/:guid`. */
  name: string;
  contract: Endpoint;
  /** Sent by a page without script; it answers with a page, and stands under `/en` too. */
  isForm: boolean;
  input: (world: CallWorld) => Input;
  statuses: Record<Who, number>;
  withoutTerms: WithoutTerms;
  inputWithoutTerms?: Input;
  asksProof: boolean;
  openWhileViewing: boolean;
  answers: ProvokedAnswer[];
}

type Audience = 'anybody' | 'signedIn' | 'contentManagers' | 'admins';

function statusesFor(audience: Audience, { answer = 200, inactiveToo }: About): Record<Who, number> {
  const isOneOf = (...audiences: Audience[]) => audiences.includes(audience);
  return {
    visitor: isOneOf('anybody') ? answer : 401,
    reader: isOneOf('anybody', 'signedIn') ? answer : 403,
    contentManager: isOneOf('admins') ? 403 : answer,
    admin: answer,
    inactive: inactiveToo ? answer : 401,
    expired: isOneOf('anybody') ? answer : 401,
  };
}

const inputIn = (input: InputOf | undefined, world: CallWorld): Input => (typeof input === 'function' ? input(world) : (input ?? {}));

function define(audience: Audience, contract: Endpoint, about: About, isForm: boolean): Call {
  const isOfStaff = audience === 'contentManagers' || audience === 'admins';
  return {
    name: `${contract.method} ${contract.path}`,
    contract,
    isForm,
    input: (world) => inputIn(about.input, world),
    statuses: statusesFor(audience, about),
    withoutTerms: about.withoutTerms ?? (audience === 'anybody' ? 'asVisitor' : 'closed'),
    ...(about.inputWithoutTerms && { inputWithoutTerms: about.inputWithoutTerms }),
    asksProof: about.asksProof ?? (isOfStaff && contract.method !== 'GET'),
    openWhileViewing: about.openWhileViewing ?? false,
    answers: about.answers ?? [],
  };
}

export const forAnybody = (contract: Endpoint, about: About = {}): Call => define('anybody', contract, about, false);
export const forSignedIn = (contract: Endpoint, about: About = {}): Call => define('signedIn', contract, about, false);
export const forContentManagers = (contract: Endpoint, about: About = {}): Call => define('contentManagers', contract, about, false);
export const forAdmins = (contract: Endpoint, about: About = {}): Call => define('admins', contract, about, false);

/** A form has no row in the access matrix: its page has one, and some forms end the session that the other rows need. */
type AboutForm = Omit<About, 'answer' | 'inactiveToo'> & { answers: [ProvokedAnswer, ...ProvokedAnswer[]] };

export const formForAnybody = (contract: Endpoint, about: AboutForm): Call =>
  define('anybody', contract, { withoutTerms: 'open', ...about }, true);
export const formForSignedIn = (contract: Endpoint, about: AboutForm): Call => define('signedIn', contract, about, true);
export const formForAdmins = (contract: Endpoint, about: AboutForm): Call => define('admins', contract, about, true);

/** What it is asked with to get one of its other answers. */
export function inputFor(call: Call, { input }: ProvokedAnswer, world: CallWorld): Input {
  return { ...call.input(world), ...inputIn(input, world) };
}

export function addressFor({ contract }: Call, { params, query }: Input): string {
  return addressOf(contract, { ...(params && { params }), ...(query && { query }) });
}

export function headersFor({ version, headers }: Input): Record<string, string> {
  return { ...(version !== undefined && { 'if-match': `"${version}"` }), ...headers };
}

/** Asks as the call's own page would. */
export function ask(client: Client, call: Call, input: Input): Promise<Answered> {
  const [address, headers] = [addressFor(call, input), headersFor(input)];
  // The fields of a form are text.
  if (call.isForm) return client.post(address, (input.body ?? {}) as Record<string, string>, headers);
  return client.send(call.contract.method, address, input.body, headers);
}
