import type { Page } from '@playwright/test';
import type { SiteTexts } from './languages.ts';
import type { ScreenUnderTest } from './screens.ts';

type Paths = [nl: string, en: string];

/** The pages of the demo platform: every layout, every kind of block, every list. */
const pages: Record<string, Paths> = {
  passport: ['/paspoort-en-verhuizen', '/en/passport-and-moving'],
  'passport-apply': ['/paspoort-en-verhuizen/paspoort', '/en/passport-and-moving/passport'],
  'passport-urgent': ['/paspoort-en-verhuizen/paspoort/spoed', '/en/passport-and-moving/passport/urgent'],
  moving: ['/paspoort-en-verhuizen/verhuizing', '/en/passport-and-moving/moving'],
  waste: ['/afval-en-milieu', '/en/waste-and-environment'],
  'waste-calendar': ['/afval-en-milieu/afvalkalender', '/en/waste-and-environment/waste-calendar'],
  recycling: ['/afval-en-milieu/milieustraat', '/en/waste-and-environment/recycling-centre'],
  building: ['/bouwen', '/en/building'],
  'building-permit': ['/bouwen/omgevingsvergunning', '/en/building/permit'],
  living: ['/wonen-en-leven', '/en/living-here'],
  report: ['/wonen-en-leven/melden', '/en/living-here/report'],
  government: ['/bestuur', '/en/government'],
  council: ['/bestuur/gemeenteraad', '/en/government/council'],
  executive: ['/bestuur/college', '/en/government/executive'],
  projects: ['/bestuur/projecten', '/en/government/projects'],
  news: ['/nieuws', '/en/news'],
  calendar: ['/nieuws/agenda', '/en/news/calendar'],
  vacancies: ['/over-ons/vacatures', '/en/about-us/vacancies'],
  questions: ['/over-ons/veelgestelde-vragen', '/en/about-us/questions'],
  about: ['/over-ons/over-noorderhaven', '/en/about-us/about-noorderhaven'],
  'about-website': ['/over-ons/over-deze-website', '/en/about-us/about-this-website'],
  contact: ['/over-ons/contact', '/en/about-us/contact'],
};

/** One item of each type. */
const items: Record<string, string> = {
  news: '6f0001e9-2ebe-4665-8441-29b98e99a64d',
  event: '8a3f03b8-1a60-43ef-8b3d-549a09fff00e',
  project: '3554bc9c-f9fc-4162-8327-ac569c422a8d',
  article: '26718b7d-3f7f-4afe-80bf-6c6aa64ab3e7',
  document: '14b16462-62ba-4a18-8a46-d9ffbe7f9eac',
  person: '35423f83-a52f-4c9c-8cd9-971b591b39ec',
  vacancy: 'c32d9703-14af-4fb3-8cc8-191e55aa426d',
  question: '47b0e91a-7a60-4999-87e7-5ccdafc7b06b',
};

/** Between them every layout and every kind of block, by the names that the demo gives them. The others are made of the same. */
export const typicalPages: Record<string, string> = {
  living: 'wonen',
  'passport-apply': 'paspoort',
  building: 'bouwen',
  'building-permit': 'omgevingsvergunning',
  news: 'nieuws',
  calendar: 'agenda',
  questions: 'vragen',
  'about-website': 'over-deze-website',
  contact: 'contact',
};

/** The addresses of the pages in a language: of the typical ones, or all. */
export function contentPaths(language: 'nl' | 'en', { isTypical = false } = {}): string[] {
  return Object.entries(pages).flatMap(([name, [nl, en]]) => (isTypical && !(name in typicalPages) ? [] : [language === 'nl' ? nl : en]));
}

/** The others look like one of these. */
const typicalItems = new Set(['news', 'event', 'project', 'person']);

export const contentScreens: ScreenUnderTest[] = [
  ...Object.entries(pages).map(([name, paths]) => ({ name: `page-${name}`, open: opening(paths), isTypical: name in typicalPages })),
  ...Object.entries(items).map(([name, guid]) => ({
    name: `item-${name}`,
    open: opening([`/i/${guid}`, `/en/i/${guid}`]),
    isTypical: typicalItems.has(name),
  })),
];

function opening([nl, en]: Paths): (page: Page, site: SiteTexts) => Promise<void> {
  return async (page, { language }) => {
    const answer = await page.goto(language === 'nl' ? nl : en);
    if (answer?.status() !== 200) throw new Error(`The demo platform has no ${nl}`);
  };
}
