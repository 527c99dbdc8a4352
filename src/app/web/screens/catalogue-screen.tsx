import { localizePath } from '#platform/shared/language.ts';
import { useLanguage } from '#platform/web/messages.tsx';
import { Catalogue } from '#ui/catalogue/catalogue.tsx';

export function CatalogueScreen() {
  const language = useLanguage();
  return <Catalogue language={language} otherLanguageHref={localizePath(language === 'nl' ? 'en' : 'nl', '/dev/ui')} />;
}
