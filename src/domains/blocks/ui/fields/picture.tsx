import { useContext } from 'react';
import { AssetImage } from '#domains/assets/ui/index.ts';
import type { PictureWords } from '../../model/fields.ts';
import { useResources } from '../resources.ts';
import { FieldEditingContext } from './field-editing.ts';
import type { PictureLook } from './field-looks.ts';
import { addressOf, langOf, useFieldScope } from './field-scope.tsx';

/** A picture: which one is in `options`, what it says in `content`, under the same name. */
export function Picture({ field, ...given }: { field: string } & Omit<PictureLook, 'lang'>) {
  const scope = useFieldScope();
  const { assets } = useResources();
  const editing = useContext(FieldEditingContext);
  const guid = (scope.options[field] as { asset: string } | undefined)?.asset ?? null;
  const words = (scope.content[field] as PictureWords | undefined) ?? { alt: '' };
  const look = { ...given, lang: langOf(scope, field) };
  if (editing) return <editing.Picture address={addressOf(scope, field)} asset={guid} words={words} look={look} />;
  const asset = guid === null ? undefined : assets[guid];
  return asset ? <AssetImage asset={asset} alt={words.alt} {...look} /> : null;
}
