import { accordion, buttons, cards, image, quote, text } from './blocks.ts';
import { divider, files, listWidget, notice, timeline } from './more-blocks.ts';
import type { DemoPage } from './shapes.ts';

export const buildingPages: DemoPage[] = [
  {
    name: 'bouwen',
    layout: '25-75',
    editRoles: ['bouwen'],
    texts: {
      nl: { title: 'Bouwen', description: 'Een dakkapel, een schuur of een heel huis: lees wat mag en of u een vergunning nodig heeft.' },
      en: {
        title: 'Building',
        description: 'A dormer window, a shed or a whole house: read what is allowed and whether you need a permit.',
      },
    },
    blocks: {
      'side-left': [
        image('nieuwbouw', { nl: 'In de Kaagpolder komen 310 woningen.', en: 'The Kaagpolder will have 310 homes.' }, 'landscape'),
        text({
          nl: `
            ## Spreekuur

            Met een schets op papier bent u welkom op dinsdag van 14:00 tot 16:00 uur. De bouwinspecteur kijkt mee. Gratis, zonder afspraak.`,
          en: `
            ## Walk-in hour

            Bring a sketch on paper on Tuesdays from 14:00 to 16:00. The building inspector has a look. Free, without an appointment.`,
        }),
      ],
      main: [
        text({
          nl: `Veel mag zonder vergunning, maar niet alles. Begin op tijd: een vergunning duurt gemiddeld acht weken. En praat met uw buren voordat u begint. Dat scheelt later veel.`,
          en: `Much is allowed without a permit, but not everything. Start in time: a permit takes eight weeks on average. And talk to your neighbours before you begin. It saves a lot of trouble later.`,
        }),
        cards({ columns: 2 }, { nl: { heading: 'Wat gaat u doen?' }, en: { heading: 'What are you going to do?' } }, [
          {
            href: 'page:omgevingsvergunning',
            nl: { title: 'Vergunning aanvragen', text: 'Stap voor stap, met de kosten en de tijd die het duurt.' },
            en: { title: 'Apply for a permit', text: 'Step by step, with the costs and the time it takes.' },
          },
          {
            href: 'https://omgevingswet.overheid.nl/home',
            nl: { title: 'Vergunningcheck', text: 'In vijf minuten weet u of u een vergunning nodig heeft. Site van de overheid.' },
            en: { title: 'Permit check', text: 'Find out in five minutes whether you need a permit. Government site, in Dutch.' },
          },
        ]),
        listWidget(
          { look: 'rows', perPage: 3, from: ['projecten'], href: 'page:projecten' },
          { nl: { heading: 'Bouwprojecten', linkText: 'Alle projecten' }, en: { heading: 'Building projects', linkText: 'All projects' } },
        ),
        quote(
          'portret-yildiz',
          {
            nl: {
              text: 'Een goede tekening op een servet is meer waard dan een slechte in een rapport.',
              source: 'Emre Yildiz',
              role: 'wethouder bouwen en wonen',
            },
            en: {
              text: 'A good drawing on a napkin is worth more than a bad one in a report.',
              source: 'Emre Yildiz',
              role: 'alderman for building and housing',
            },
          },
          'tint',
        ),
      ],
    },
  },
  {
    name: 'omgevingsvergunning',
    layout: '25-50-25',
    editRoles: ['bouwen'],
    texts: {
      nl: {
        title: 'Omgevingsvergunning',
        description: 'Wanneer u een vergunning nodig heeft, hoe u hem aanvraagt, wat het kost en hoe lang het duurt.',
      },
      en: { title: 'Building permit', description: 'When you need a permit, how to apply, what it costs and how long it takes.' },
    },
    blocks: {
      'side-left': [
        notice('info', {
          nl: {
            title: 'Monument?',
            text: 'Woont u in een monument, dan heeft u bijna altijd een vergunning nodig. Ook voor andere ramen of een andere kleur.',
          },
          en: {
            title: 'Listed building?',
            text: 'In a listed building you almost always need a permit. Even for other windows or another colour.',
          },
        }),
      ],
      main: [
        text({
          nl: `
            Voor bouwen, verbouwen, slopen, kappen en een inrit heeft u vaak een omgevingsvergunning nodig. Doe eerst de vergunningcheck. Dan weet u het zeker.

            ## Zonder vergunning mag meestal

            - een dakkapel aan de achterkant
            - een schuur tot 2,5 meter hoog, achter het huis
            - zonnepanelen plat op het dak
            - een schutting van 2 meter, achter de voorgevel`,
          en: `
            For building, rebuilding, demolishing, felling trees and a driveway you often need a permit. Do the permit check first. Then you know for sure.

            ## Usually allowed without a permit

            - a dormer window at the back
            - a shed up to 2.5 metres high, behind the house
            - solar panels flat on the roof
            - a fence of 2 metres, behind the front of the house`,
        }),
        timeline({}, { nl: { heading: 'Zo gaat het' }, en: { heading: 'How it works' } }, [
          {
            state: 'ahead',
            nl: { title: 'Vergunningcheck', date: 'vijf minuten', text: 'U ziet of u een vergunning nodig heeft.' },
            en: { title: 'Permit check', date: 'five minutes', text: 'You see whether you need a permit.' },
          },
          {
            state: 'ahead',
            nl: { title: 'Aanvraag', date: 'dag 1', text: 'U stuurt uw tekeningen in via het Omgevingsloket.' },
            en: { title: 'Application', date: 'day 1', text: 'You send your drawings through the Omgevingsloket.' },
          },
          {
            state: 'ahead',
            nl: {
              title: 'Beoordeling',
              date: 'week 1 tot 7',
              text: 'Wij kijken naar het plan, de buren en de omgeving. Mist er iets, dan bellen wij.',
            },
            en: {
              title: 'Assessment',
              date: 'weeks 1 to 7',
              text: 'We look at the plan, the neighbours and the surroundings. If something is missing, we call you.',
            },
          },
          {
            state: 'ahead',
            nl: { title: 'Besluit', date: 'week 8', text: 'U krijgt het besluit. Buren kunnen zes weken bezwaar maken.' },
            en: { title: 'Decision', date: 'week 8', text: 'You receive the decision. Neighbours have six weeks to object.' },
          },
        ]),
        divider(),
        accordion({ nl: 'Veel gevraagd', en: 'Often asked' }, [
          {
            nl: {
              title: 'Wat kost een vergunning?',
              text: 'U betaalt 2,1 procent van de bouwkosten, met een minimum van € 185. Ook als u de vergunning niet krijgt.',
            },
            en: {
              title: 'What does a permit cost?',
              text: 'You pay 2.1 per cent of the building costs, with a minimum of € 185. Also if the permit is refused.',
            },
          },
          {
            nl: {
              title: 'Mag ik al beginnen?',
              text: 'Pas als u de vergunning heeft. Wachten tot de zes weken voorbij zijn hoeft niet, maar is wel verstandig.',
            },
            en: {
              title: 'May I start already?',
              text: 'Only once you have the permit. You need not wait for the six weeks to pass, but it is wise to.',
            },
          },
          {
            nl: {
              title: 'Ik ben het niet eens met het besluit',
              text: 'Bel ons eerst. Daarna kunt u [bezwaar maken](item:vraag-bezwaar).',
            },
            en: { title: 'I disagree with the decision', text: 'Call us first. After that you can [object](item:vraag-bezwaar).' },
          },
        ]),
        buttons([
          {
            href: 'https://omgevingswet.overheid.nl/home',
            nl: { label: 'Naar het Omgevingsloket' },
            en: { label: 'To the Omgevingsloket (in Dutch)' },
          },
        ]),
      ],
      'side-right': [
        files({ nl: 'Downloads', en: 'Downloads' }, [
          {
            file: 'voorbeeldtekening-dakkapel.pdf',
            nl: { title: 'Voorbeeld van een tekening', description: 'Zo tekent u een dakkapel, met maten.' },
            en: { title: 'Example of a drawing', description: 'How to draw a dormer window, with sizes.' },
          },
          {
            file: 'woonvisie.pdf',
            nl: { title: 'Woonvisie', description: 'Waar de gemeente wil bouwen, en voor wie.' },
            en: { title: 'Housing plan', description: 'Where the municipality wants to build, and for whom. In Dutch.' },
          },
        ]),
      ],
    },
  },
];
