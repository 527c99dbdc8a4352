/** Dutch writes *afval* and *kalender* as one word, sometimes with letters in between: stad-s-huis, boek-en-kast. */
const joints = ['', 's', 'en', 'er', 'e', 'n'] as const;
const shortestPart = 3;

export interface Split {
  left: string;
  right: string;
}

/** Every way to read a word as two. Which of them are words is for the vocabulary to say. */
export function possibleSplits(word: string): Split[] {
  return Array.from({ length: Math.max(0, word.length - 2 * shortestPart + 1) }, (_, index) => index + shortestPart).flatMap((cut) => {
    const [before, right] = [word.slice(0, cut), word.slice(cut)];
    return joints
      .filter((joint) => before.endsWith(joint) && before.length - joint.length >= shortestPart)
      .map((joint) => ({ left: before.slice(0, before.length - joint.length), right }));
  });
}

const enoughSplits = 3;

/** The ways to read a word as two words that are known, the most even ones first. */
export function knownSplits(word: string, isKnown: (part: string) => boolean): Split[] {
  return possibleSplits(word)
    .filter(({ left, right }) => isKnown(left) && isKnown(right))
    .toSorted((a, b) => shorter(b) - shorter(a))
    .slice(0, enoughSplits);
}

function shorter({ left, right }: Split): number {
  return Math.min(left.length, right.length);
}
