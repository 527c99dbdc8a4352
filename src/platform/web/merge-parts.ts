import { stableJson } from '#platform/shared/request-key.ts';

/** A part of what a form holds that people change on its own. */
export interface Part<V> {
  name: string;
  of(values: V): unknown;
  put(values: V, value: unknown): V;
  /** When two values count as one, where that is not said by how they are written. */
  isSame?(one: unknown, other: unknown): boolean;
  /** What becomes of it when two people changed it. Without this, a person has to choose. */
  join?(change: { from: unknown; to: unknown; now: unknown }): unknown;
}

/** A part that somebody else changed. */
export interface OthersChange {
  part: string;
  theirs: unknown;
  /** It was changed here as well, into something else. */
  isConflict: boolean;
}

interface MergeFacts<V> {
  /** What stood there when typing began. */
  from: V;
  /** What is typed. */
  to: V;
  /** What stands there now. */
  now: V;
  /** Sent by this form itself, so nobody else's, also when the answer to it was lost. */
  isOwn?(part: string, value: unknown): boolean;
}

interface Merged<V> {
  values: V;
  others: readonly OthersChange[];
}

/** Part by part: what only others changed becomes theirs, what only this form changed stays as it was typed. What both changed stays too. */
export function mergeParts<V>(parts: readonly Part<V>[], { from, to, now, isOwn = () => false }: MergeFacts<V>): Merged<V> {
  let values = now;
  const others: OthersChange[] = [];
  for (const part of parts) {
    const [wanted, theirs] = [part.of(to), part.of(now)];
    const seen = isOwn(part.name, theirs) ? theirs : part.of(from);
    const isMine = !isSamePart(part, wanted, seen);
    const isTheirs = !isSamePart(part, theirs, seen);
    if (isMine) values = part.put(values, isTheirs && part.join ? part.join({ from: seen, to: wanted, now: theirs }) : wanted);
    const isConflict = isMine && isTheirs && !part.join && !isSamePart(part, theirs, wanted);
    if (isTheirs) others.push({ part: part.name, theirs, isConflict });
  }
  return { values, others };
}

export function isSamePart<V>({ isSame }: Part<V>, one: unknown, other: unknown): boolean {
  return isSame ? isSame(one, other) : stableJson(one) === stableJson(other);
}

/** A part that is one member of what the form holds. */
export function memberPart<V>(name: keyof V & string): Part<V> {
  return { name, of: (values) => values[name], put: (values, value) => ({ ...values, [name]: value }) };
}

/** A member whose order says nothing: whoever adds to it or takes from it leaves the rest to others. */
export function setPart<V>(name: keyof V & string): Part<V> {
  return {
    ...memberPart<V>(name),
    isSame: (one, other) => stableJson(asSet(one).toSorted()) === stableJson(asSet(other).toSorted()),
    join({ from, to, now }) {
      const [before, chosen] = [asSet(from), asSet(to)];
      const untouched = asSet(now).filter((each) => chosen.includes(each) || !before.includes(each));
      return [...new Set([...untouched, ...chosen.filter((each) => !before.includes(each))])];
    },
  };
}

function asSet(value: unknown): string[] {
  return value as string[];
}
