import { expect, test } from 'vitest';
import { scriptsOfEntries, visitorStyles } from './bundle-files.ts';

const manifest = {
  'src/app/web/entry.tsx': { file: 'entry.js', isEntry: true, imports: ['_react.js', '_shell.js'], dynamicImports: ['src/admin.tsx'] },
  '_react.js': { file: 'react.js' },
  '_shell.js': { file: 'shell.js', imports: ['_react.js'] },
  'src/admin.tsx': { file: 'admin.js', isDynamicEntry: true, imports: ['_react.js'] },
  '_visitor-styles.js': { file: 'visitor-styles.js', name: 'visitor-styles', css: ['visitor-styles.css'] },
};

test('an entry loads its imports, each once, and not what it imports later', () => {
  expect(scriptsOfEntries(manifest).toSorted()).toEqual(['entry.js', 'react.js', 'shell.js']);
});

test('the visitor’s style sheet is found by the name of its chunk', () => {
  expect(visitorStyles(manifest)).toEqual(['visitor-styles.css']);
});
