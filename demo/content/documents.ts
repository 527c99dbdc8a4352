import type { ItemDraft } from './items.ts';

/** Papers of the municipality. `file` names the file itself. */
export const documents: ItemDraft[] = [
  {
    name: 'stuk-begroting',
    published: { days: -62 },
    fields: { file: { asset: 'samenvatting-begroting.pdf' } },
    nl: {
      title: 'Begroting in het kort',
      description: 'Waar het geld vandaan komt en waar het heen gaat, in vier bladzijden.',
      body: `
        De hele begroting telt 212 bladzijden. Deze samenvatting heeft er vier. U leest waar het geld vandaan komt, waar het heen gaat en wat er anders is dan vorig jaar.

        Van elke honderd euro gaat € 41 naar zorg en jeugd, € 17 naar wegen en groen, € 12 naar onderwijs en sport, € 9 naar afval en riool en de rest naar bestuur en veiligheid.`,
    },
    en: {
      title: 'The budget in brief',
      description: 'Where the money comes from and where it goes, in four pages.',
      body: `
        The full budget runs to 212 pages. This summary has four. It tells you where the money comes from, where it goes and what has changed since last year.

        Of every hundred euros, €41 goes to care and young people, €17 to roads and parks, €12 to education and sport, €9 to waste and sewers and the rest to administration and safety.`,
    },
  },
  {
    name: 'stuk-programma-plein',
    published: { days: -130 },
    fields: { file: { asset: 'programma-stadhuisplein.pdf' } },
    nl: {
      title: 'Programma van eisen Stadhuisplein',
      description: 'Wat het nieuwe plein moet kunnen, op een rij gezet na de gesprekken met 1.300 bewoners.',
      body: `
        Dit stuk is de opdracht aan de ontwerpers. Het plein biedt plaats aan dertig marktkramen, heeft minstens dertig bomen en is overal bereikbaar met een rolstoel of kinderwagen.

        De gemeenteraad stelde het programma zonder tegenstem vast.`,
    },
    en: {
      title: 'Requirements for the Stadhuisplein',
      description: 'What the new square must offer, drawn up after conversations with 1,300 residents.',
      body: `
        This paper is the brief for the designers. The square has room for thirty market stalls, has at least thirty trees and is accessible throughout with a wheelchair or pram.

        The council adopted the requirements unanimously.`,
    },
  },
  {
    name: 'stuk-woonvisie',
    published: { days: -210 },
    fields: { file: { asset: 'woonvisie.pdf' } },
    nl: {
      title: 'Woonvisie: een huis voor wie hier wil blijven',
      description: 'Tot 2032 bouwen we 900 woningen, waarvan twee derde betaalbaar is. Hier leest u waar en voor wie.',
      body: `
        Jonge mensen vertrekken omdat er geen woning is. Ouderen blijven in een huis met een trap. De woonvisie zegt hoe we dat veranderen: 900 woningen erbij, waarvan 600 betaalbaar, en in elk dorp een hofje voor ouderen.`,
    },
    en: {
      title: 'Housing plan: a home for those who want to stay',
      description: 'By 2032 we will build 900 homes, two thirds of them affordable. Read where and for whom.',
      body: `
        Young people leave because there is no home for them. Older people stay in a house with stairs. The housing plan says how we will change that: 900 more homes, 600 of them affordable, and small courtyards for older people in every village.`,
    },
  },
];
