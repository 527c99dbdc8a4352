import type { Language } from './language.ts';

/** What readers have to know of an event beside its words. */
export interface EventTraits {
  /**
   * Who does it. A person, unless it is said here: the owner of the account that it is about, whom nobody knows yet when it begins, or the
   * platform by itself.
   */
  by?: 'owner' | 'platform';
  /** About the ways in to an account: its owner reads it beside them. */
  isSecurity?: true;
}

/** One type of event. Its details are guids, keys, counts, and what is the platform's own: never somebody's name or address, never a secret. */
interface EventOf<Details> extends EventTraits {
  /** For the compiler alone: it says what is recorded with such an event. */
  details?: Details;
}

type NoDetails = Record<string, never>;

export function event<Details extends object = NoDetails>(traits: EventTraits = {}): EventOf<Details> {
  return traits;
}

/** What the platform itself records. The log, which tells what was refused, has the words. */
export const platformEvents = {
  'access.denied': event<{ code: string; call?: string; document?: string }>(),
};

/** Each domain adds its own events, in `model/<noun>.events.ts`: what is not here cannot be recorded. */
export interface EventsOfDomains {
  platform: typeof platformEvents;
}

/** The events of all domains as one. */
type AllEvents = { [D in keyof EventsOfDomains]: (all: EventsOfDomains[D]) => void }[keyof EventsOfDomains] extends (all: infer All) => void
  ? All
  : never;

export type EventType = keyof AllEvents;
export type DetailsOf<T extends EventType> = AllEvents[T] extends EventOf<infer Details> ? Details : never;

/** `user` of `user.created`. */
export type EventNoun = EventType extends `${infer Noun}.${string}` ? Noun : never;

/** Names in quotes, “‘Redactie’ en ‘Pers’”, and how many they are. */
interface Named {
  names: string;
  count: number;
}

/** What a sentence of the log is made of. Who and what are names, or the words that stand for one. */
export interface Told {
  who: string;
  what: string;
  /** Somebody did it to their own account. */
  isOwn: boolean;
  /** The thing has a name, so it is still there. */
  isKnown: boolean;
  /** The settings or the profile field that it is about, in quotes; empty when their names are not known any more. */
  names: string;
  /** Of these. */
  nameCount: number;
  count: number;
  /** What somebody wanted to do and may not: “rollen wijzigen”. Empty when there are no words for it. */
  refused: string;
  /** They could have, after proving anew who they are. */
  mustProve: boolean;
  /** What changed of it beside rights and roles: “voornaam en achternaam”. Empty when nobody kept that. */
  fields: string;
  /** What a person may do here since then, or may do no more. */
  rights: readonly { right: string; isGiven: boolean }[];
  rolesGiven: Named;
  rolesTaken: Named;
  isEnglish: boolean;
}

/** One event in words, for everybody who reads of it. */
export interface WordsOfEvent {
  /** Who did what, in the log of admins. Addresses nobody. */
  log: (told: Told) => string;
  /** To who did it, at My account, where that is not the sentence of the log with “you” for their name. */
  own?: string | ((told: Told) => string);
  /** To whom it happened, where somebody else did it. */
  toOwner?: string;
}

/** The words of a domain's events: each has some, and nothing else has. */
export type WordsOf<Events> = { [T in keyof Events]: WordsOfEvent };

/** All that can have happened. `src/app/events.ts` collects it; what older versions recorded may be missing. */
export interface KnownEvents {
  traits: Partial<Record<string, EventTraits>>;
  words: Record<Language, Partial<Record<string, WordsOfEvent>>>;
}
