import type { Operation } from '#domains/documents/model/operation.ts';
import type { Language } from '#platform/shared/language.ts';
import type { FieldPlace, Values } from '../field-values.ts';

interface FirstWord {
  place: FieldPlace;
  value: unknown;
}

/** First words in the language that is before its editor are saved like all other words: their versions are known then. */
export function withoutFirstWords(operations: readonly Operation[], language: Language): [Operation[], FirstWord[]] {
  const words = operations.flatMap((operation) => {
    if (operation.op !== 'insert') return [];
    const { guid, content } = operation.block;
    return fieldsIn(content[language] ?? {}).map(({ item, field, value }) => ({ place: { guid, item, field }, value }));
  });
  const bare = operations.map((operation): Operation => {
    // What has no fields has words too, be it none: without them it would not be in this language at all.
    if (operation.op !== 'insert' || fieldsIn(operation.block.content[language] ?? {}).length === 0) return operation;
    const content = Object.fromEntries(Object.entries(operation.block.content).filter(([each]) => each !== language));
    return { ...operation, block: { ...operation.block, content } };
  });
  return [bare, words];
}

export function optionOperation(block: string, item: string | null, field: string, value: unknown): Operation {
  const set = { [field]: value ?? null };
  return item === null ? { op: 'set', block, set } : { op: 'setItem', block, list: 'items', item, set };
}

interface Field {
  item: string | null;
  field: string;
  value: unknown;
}

function fieldsIn(content: Values): Field[] {
  return Object.entries(content).flatMap(([field, value]): Field[] => {
    if (field !== 'items') return [{ item: null, field, value }];
    return Object.entries(value as Record<string, Values>).flatMap(([item, fields]) =>
      Object.entries(fields).map(([name, each]) => ({ item, field: name, value: each })),
    );
  });
}

/** Of the block that it is about. */
export function guidIn(operation: Operation): string[] {
  if (operation.op === 'insert') return [operation.block.guid];
  return 'block' in operation ? [operation.block] : [];
}
