import { describe, expect, test } from 'vitest';
import type { BlockType } from '#domains/blocks/model/block-type.ts';
import { coreBlockTypes } from '#domains/blocks/model/core-block-types.ts';
import { drawerMessages } from '../../messages/drawer.ts';
import { editorMessages } from '../../messages/index.ts';
import { controlsOf, type Control } from '../../model/block-controls.ts';
import { wordsOfOption, wordsOfThings } from './control-words.ts';

const types = coreBlockTypes as unknown as readonly BlockType[];
const languages = ['nl', 'en'] as const;

/** The controls of which somebody would see no name, or a value by its name in the code. */
function wordless(type: string, list: string | null, controls: readonly Control[], language: 'nl' | 'en'): string[] {
  const fieldNames: Readonly<Record<string, string>> = editorMessages[language].fieldNames;
  return controls.flatMap((control) => {
    const path = list === null ? control.field : `${list}.${control.field}`;
    if (['line', 'runningText', 'picture'].includes(control.kind)) return fieldNames[`${type}.${path}`] ? [] : [path];
    const { label, values } = wordsOfOption(drawerMessages[language], type, path);
    const unsaid = 'values' in control ? control.values.filter((value) => typeof value === 'string' && !values?.[value]) : [];
    return [...(label ? [] : [path]), ...unsaid.map((value) => `${path}: ${value}`)];
  });
}

describe.each(types)('R10.40 of a block of type $type', ({ type, options, content, sample }) => {
  const controls = controlsOf({ options, content });

  test('every option has a control', () => {
    expect(controls.unknown).toEqual([]);
  });

  test.each(languages)('every control has words (%s)', (language) => {
    const own = wordless(type, null, [...controls.content, ...controls.looks], language);
    const ofThings = controls.lists.flatMap(({ list, content: said, looks }) => [
      ...(wordsOfThings(drawerMessages[language], type, list) ? [] : [list]),
      ...wordless(type, list, [...said, ...looks], language),
    ]);
    expect([...own, ...ofThings]).toEqual([]);
  });

  test('a new thing of a list is one that its shape takes', () => {
    for (const { list, newThing } of controls.lists) {
      const thing = newThing('5b0f1f8e-1111-4222-8333-444455556666');
      expect(options.safeParse({ ...(sample.options as object), [list]: [thing] }).error).toBeUndefined();
    }
  });
});

const kindsOf = (type: string) => {
  const found = types.find((each) => each.type === type);
  const { content, looks } = found ? controlsOf(found) : { content: [], looks: [] };
  return [...content, ...looks].map(({ kind, field }) => `${field}: ${kind}`);
};

test('R10.40 what an option can be decides how it is set', () => {
  expect(kindsOf('table')).toEqual([
    'heading: line',
    'caption: line',
    'background: choice',
    'hasHeaderRow: switch',
    'hasHeaderColumn: switch',
  ]);
  expect(kindsOf('video')).toEqual(['title: line', 'poster: picture', 'note: line', 'transcript: runningText', 'video: link']);
  expect(kindsOf('cards')).toEqual([
    'heading: line',
    'more: line',
    'more: link',
    'background: choice',
    'variant: choice',
    'columns: choice',
  ]);
});
