import { withoutSecrets } from '#platform/shared/secrets-in-text.ts';
import type { LogEntry } from './log-entry.ts';

/** An entry that can be stored, counted and shown as it is. */
export interface CleanLogEntry {
  shortMessage: string;
  fullMessage: string;
  level: number;
  loggedOn: Date;
  origin: string;
  platform: string;
  userAgent: string;
  isBot: boolean;
}

/** A broken script is the worst a browser may report: "alert" and "emergency" are for the server to say. */
const worstLevel = 2;
const mildestLevel = 7;
/** A browser keeps entries while it has no connection, but not longer than this. */
const longestDelay = 24 * 60 * 60_000;

const maxLength = { shortMessage: 250, fullMessage: 6000, origin: 200, platform: 100, userAgent: 300 } as const;

/** What is kept of a browser's claim: no control sequences, nothing that opens something for who reads it, no more than fits, no level or time it has no say over. */
export function cleanLogEntry(entry: LogEntry, receivedOn: Date): CleanLogEntry {
  return {
    shortMessage: cut(oneLine(entry.short_message), maxLength.shortMessage),
    fullMessage: cut(severalLines(entry.full_message), maxLength.fullMessage),
    level: Math.min(mildestLevel, Math.max(worstLevel, Math.trunc(entry.level))),
    loggedOn: believableTime(entry.timestamp * 1000, receivedOn),
    origin: cut(oneLine(entry.origin), maxLength.origin),
    platform: cut(oneLine(entry.platform), maxLength.platform),
    userAgent: cut(oneLine(entry.user_agent), maxLength.userAgent),
    isBot: entry.bot,
  };
}

/** Clocks differ and liars lie: a time in the future, or too long ago, becomes the time of arrival. */
function believableTime(claimed: number, receivedOn: Date): Date {
  const delay = receivedOn.getTime() - claimed;
  return delay >= 0 && delay <= longestDelay ? new Date(claimed) : receivedOn;
}

function oneLine(text: string): string {
  return severalLines(text).replace(/\s+/g, ' ').trim();
}

/** Line ends stay, so that a stack can be read; the log and the viewer escape them. */
function severalLines(text: string): string {
  return withoutTerminalCommands(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]|\p{Bidi_Control}|\p{Cs}/gu, '');
}

/* oxlint-disable no-control-regex -- control characters are what these are about */
/** Colours and cursor moves: ESC [ or its one-byte form, then numbers, then a letter. */
const terminalCommand = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]/g;
/** Window titles, links and the like: a start, any text, an end. */
const terminalString = /(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?/g;
/* oxlint-enable no-control-regex */

function withoutTerminalCommands(text: string): string {
  return text.replace(terminalCommand, '').replace(terminalString, '');
}

/** Not through the middle of a character, nor of a secret, which would not be known as one any more. */
function cut(text: string, length: number): string {
  return withoutSecrets(text)
    .slice(0, length)
    .replace(/\p{Cs}$/u, '');
}
