import { RichText } from '../fields/index.ts';

export function TextBlock() {
  return <RichText field="text" />;
}
