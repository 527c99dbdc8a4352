import { expect, test } from 'vitest';
import { laterScriptsOf, scriptsOfEntries, scriptsOfPart, stylesOfGroups } from './bundle-files.ts';

const manifest = {
  'src/app/web/entry.tsx': { file: 'entry.js', isEntry: true, imports: ['_react.js', '_shell.js'], dynamicImports: ['src/admin.tsx'] },
  '_react.js': { file: 'react.js' },
  '_shell.js': { file: 'shell.js', imports: ['_react.js'] },
  'src/admin.tsx': { file: 'admin.js', isDynamicEntry: true, imports: ['_react.js', '_table.js'], dynamicImports: ['src/panel.tsx'] },
  '_table.js': { file: 'table.js' },
  'src/panel.tsx': { file: 'panel.js', isDynamicEntry: true, imports: ['_table.js', '_chart.js', '_shell.js'] },
  '_chart.js': { file: 'chart.js' },
  '_site.js': { file: 'site.js', name: 'site', css: ['site.css'] },
  '_lists.js': { file: 'lists.js', name: 'lists', css: ['lists.css'] },
};

test('an entry loads its imports, each once, and not what it imports later', () => {
  expect(scriptsOfEntries(manifest).toSorted()).toEqual(['entry.js', 'react.js', 'shell.js']);
});

test('a style sheet is found by the name of its group, and one that is gone is missed', () => {
  expect(stylesOfGroups('lists', 'site')(manifest)).toEqual(['lists.css', 'site.css']);
  expect(() => stylesOfGroups('lists', 'maps')(manifest)).toThrow('No style sheet is called maps.');
});

test('a part of the application is what comes with it, and not what is there already', () => {
  expect(scriptsOfPart('src/admin.tsx')(manifest)).toEqual(['admin.js', 'table.js']);
  expect(laterScriptsOf('src/admin.tsx')(manifest)).toEqual({ 'src/panel.tsx': ['panel.js', 'chart.js'] });
});
