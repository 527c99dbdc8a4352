/** The words that Dutch sets before a verb, and apart from it in a sentence: aangeven, *ik geef … aan*. */
const particles = [
  'aan',
  'achter',
  'af',
  'bij',
  'door',
  'in',
  'mee',
  'na',
  'neer',
  'om',
  'op',
  'over',
  'samen',
  'terug',
  'toe',
  'uit',
  'vast',
  'voor',
  'weg',
];
const shortestVerb = 4;

export interface SeparableVerb {
  particle: string;
  verb: string;
}

/** How a word reads as a verb in two parts. Whether there is such a verb is for the words of the site to say. */
export function separated(word: string): SeparableVerb | undefined {
  const particle = particles.find((candidate) => word.startsWith(candidate) && word.length >= candidate.length + shortestVerb);
  return particle !== undefined && word.endsWith('n') ? { particle, verb: word.slice(particle.length) } : undefined;
}
