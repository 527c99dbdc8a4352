export { BlockScope, useFieldScope, type FieldAddress } from './field-scope.tsx';
export { FieldEditingContext, type FieldEditing } from './field-editing.ts';
export { Items, useItems } from './items.tsx';
export { Link, useAddressOf, useHasTarget } from './link.tsx';
export { Part, useIsThere } from './part.tsx';
export { Picture } from './picture.tsx';
export { RichText } from './rich-text.tsx';
export { isEmail, Text } from './text.tsx';
