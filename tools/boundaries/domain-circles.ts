/** One import of the product's own code, from file to file. */
export interface Import {
  from: string;
  to: string;
}

const noProduct = /\.test\.tsx?$|\/testing\//;

/**
 * Domains form a ladder: what is imported, directly or by others, does not import back. What both need lives below them; what shows both is a
 * domain above them, or is put together in src/app. Between files alone this is easily missed: each import looks harmless.
 */
export function circlesOfDomains(imports: readonly Import[]): string[] {
  const steps = new Map<string, Map<string, Import>>();
  for (const each of imports) {
    const [from, to] = [domainOf(each.from), domainOf(each.to)];
    if (!from || !to || from === to || noProduct.test(each.from)) continue;
    const known = steps.get(from) ?? new Map<string, Import>();
    steps.set(from, known.set(to, each));
  }
  return [...steps].flatMap(([domain, next]) =>
    [...next]
      .filter(([other]) => reaches(steps, other, domain))
      .map(([other, { from, to }]) => `${from} → ${to}: ${domain} needs ${other}, and ${other} needs ${domain}; domains form no circles`),
  );
}

function reaches(steps: ReadonlyMap<string, ReadonlyMap<string, Import>>, start: string, goal: string): boolean {
  const [seen, waiting] = [new Set<string>(), [start]];
  for (let domain = waiting.pop(); domain !== undefined; domain = waiting.pop()) {
    if (domain === goal) return true;
    if (seen.has(domain)) continue;
    seen.add(domain);
    waiting.push(...(steps.get(domain)?.keys() ?? []));
  }
  return false;
}

function domainOf(file: string): string | undefined {
  return /^src\/domains\/([^/]+)\//.exec(file)?.[1];
}
