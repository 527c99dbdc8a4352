import { useLanguage } from '#platform/web/messages.tsx';
import { Catalogue } from '#ui/catalogue/catalogue.tsx';

export function CatalogueScreen() {
  return <Catalogue language={useLanguage()} />;
}
