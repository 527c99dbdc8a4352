import { listFiles, readRepositoryFile, reportProblems } from './repository-files.ts';

// Written with a gap, so that this file does not find itself.
const unfinished = new RegExp(
  String.raw`\b(?:${['TO DO', 'FIX ME', 'X XX', 'HA CK', 'W IP'].map((word) => word.replace(' ', '')).join('|')})\b`,
);

/** Names that say nothing about what is inside. */
const emptyName = /(?:^|[-./])(?:utils?|helpers?|common|managers?|misc)(?:[./]|$)/i;

const texts = /\.(?:ts|tsx|cjs|js|json|md|css|sql|svg|html|yml)$|^\.ci\//;
const made = /^(?:package-lock\.json|db\/schema\.sql|src\/platform\/server\/db\/schema\.ts)$/;

export function wordProblems(path: string, text: string): string[] {
  const lines = text.split('\n').flatMap((line, index) => {
    const word = unfinished.exec(line)?.[0];
    return word ? [`${path}:${index + 1}: ${word}: finish it, or make it an issue`] : [];
  });
  return emptyName.test(path) ? [`${path}: a name that says what is inside`, ...lines] : lines;
}

if (import.meta.main) {
  const paths = listFiles().filter((path) => texts.test(path) && !made.test(path));
  const problems = paths.flatMap((path) => wordProblems(path, readRepositoryFile(path)));
  reportProblems(problems, `${paths.length} files read`);
}
