import { logoAddress } from '#domains/assets/model/image-address.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import type { Site } from './site.ts';

/** Who is behind the site, in the words of schema.org: on its own, and as the publisher of what stands there. */
export function organisationFacts({ settings, frame }: Pick<Site, 'settings' | 'frame'>, language: Language, origin: string): object {
  const { platformName, headerLogo, contactEmail, contactPhone, contactAddress } = settings;
  const logo = headerLogo === null ? undefined : frame.assets.get(headerLogo);
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organisation`,
    name: platformName[language],
    url: origin + localizePath(language, '/'),
    ...(logo && { logo: origin + logoAddress(logo) }),
    ...(contactEmail && { email: contactEmail }),
    ...(contactPhone && { telephone: contactPhone }),
    ...(contactAddress && { address: contactAddress }),
  };
}

/** What search engines are told at the home page: whose site it is, and how to search it. */
export function siteFacts(site: Pick<Site, 'settings' | 'frame'>, language: Language, origin: string): object[] {
  const { platformName, platformDescription } = site.settings;
  return [
    organisationFacts(site, language, origin),
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: platformName[language],
      description: platformDescription[language],
      url: origin + localizePath(language, '/'),
      inLanguage: language,
      publisher: { '@id': `${origin}/#organisation` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${localizePath(language, '/search')}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
